import { readFileSync } from 'node:fs';
import type { RandomRequest } from '../../test/support/fuzz/requests.ts';

export class Report {
  private readonly calls = new Map<string, Map<string, number>>();
  readonly failures: string[] = [];

  readonly tell = ({ name, method, path, headers, body }: RandomRequest, answer: { status: number; body: string }) => {
    const kind = answer.status < 300 ? '2xx' : `${answer.status}`;
    const counts = this.calls.get(name) ?? new Map<string, number>();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    this.calls.set(name, counts);
    if (answer.status >= 500 || answer.status === 0)
      this.failures.push(
        `${name}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 600)} → ${answer.status} ${answer.body.slice(0, 200)}`,
      );
  };

  get requests() {
    return [...this.calls.values()].flatMap((counts) => [...counts.values()]).reduce((sum, count) => sum + count, 0);
  }

  lines(): readonly string[] {
    return [...this.calls].map(([name, counts]) => {
      const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b));
      return `${name.padEnd(26)}${sorted.map(([kind, count]) => `${kind}: ${count}`).join('  ')}`;
    });
  }
}

/** Lines that the server logged as errors, or printed outside of its log, as a crash does. */
export const errorsIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('npm warn'));
