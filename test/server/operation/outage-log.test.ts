import { describe, expect, it } from 'vitest';
import { createLogger } from '#server/log.ts';
import { OutageLog } from '#server/operation/outage-log.ts';

const words = { lost: 'Nothing is heard', back: 'All is heard again' };

function said() {
  const lines: string[] = [];
  const outage = new OutageLog(createLogger('warn', { write: (line) => lines.push(JSON.parse(line).msg) }), words);
  return { lines, outage };
}

describe('an outage', () => {
  it('is logged once, however often attempts fail', () => {
    const { lines, outage } = said();

    outage.failed(new Error('gone'));
    outage.failed(new Error('gone'));
    outage.failed(new Error('gone'));

    expect(lines).toEqual([words.lost]);
  });

  it('is logged again after its end, which is logged, too', () => {
    const { lines, outage } = said();

    outage.failed(new Error('gone'));
    outage.worked();
    outage.worked();
    outage.failed(new Error('gone again'));

    expect(lines).toEqual([words.lost, words.back, words.lost]);
  });

  it('is not logged without failures', () => {
    const { lines, outage } = said();

    outage.worked();

    expect(lines).toEqual([]);
  });
});
