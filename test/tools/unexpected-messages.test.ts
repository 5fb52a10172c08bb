import { describe, expect, it, vi } from 'vitest';

/** The watch that vite.config.ts sets up for every project: test/setup/unexpected-messages.ts. */
describe('a test that prints to the console', () => {
  it.fails.each(['log', 'info', 'warn', 'error', 'debug'] as const)('fails on an unexpected console.%s', (method) => {
    console[method]('an unexpected message');
  });

  it('passes if it expects the message', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});

    console.error('something that is expected');

    expect(error).toHaveBeenCalledWith('something that is expected');
  });

  it.fails('fails again when the expectation of the previous test is gone', () => {
    console.error('an unexpected message');
  });
});
