import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const linesShown = 8;

interface Page {
  readonly virtualConsole: { readonly on: (event: 'jsdomError', listener: (error: Error) => void) => unknown };
}

/** The files of a project share a process, its console and its page, which are watched once. */
const shared = globalThis as {
  watchedConsole?: Console;
  readonly jsdom?: Page;
  watchedPage?: Page;
  unexpectedMessages?: Error[];
};
shared.unexpectedMessages ??= [];
const messages = shared.unexpectedMessages;

if (shared.watchedConsole !== console) {
  shared.watchedConsole = console;
  for (const method of methods) console[method] = watched(console[method], method);
}

// jsdom prints what it cannot do by itself.
if (shared.jsdom && shared.watchedPage !== shared.jsdom) {
  shared.watchedPage = shared.jsdom;
  shared.jsdom.virtualConsole.on('jsdomError', (error) => messages.push(error));
}

function watched(print: (...said: readonly unknown[]) => void, method: string) {
  return function printAndKeep(...said: readonly unknown[]) {
    const message = new Error(`printed by console.${method}: ${shortened(format(...said))}`);
    Error.captureStackTrace(message, printAndKeep);
    messages.push(message);
    print(...said);
  };
}

const shortened = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, linesShown)
    .join('\n');

/** A test that expects a message replaces the method: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
function refuseMessages() {
  const [first, ...others] = messages.splice(0);
  if (first && others.length > 0) first.message += `\nand ${others.length} more`;
  if (first) throw first;
}

afterEach(refuseMessages);
afterAll(refuseMessages);
