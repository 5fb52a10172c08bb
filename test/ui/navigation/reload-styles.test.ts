import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadStyles } from '#ui/navigation/reload-styles.ts';

let stop: () => void;
let link: HTMLLinkElement;
const inHead = () => document.head.querySelector<HTMLLinkElement>('link[href="/part.css"]');

beforeEach(() => {
  stop = reloadStyles();
  link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/part.css' });
  document.head.append(link);
});
afterEach(() => {
  stop();
  inHead()?.remove();
  vi.useRealTimers();
});

describe('a style sheet that failed to load', () => {
  it('is retried in the same place when the browser is online', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    link.dispatchEvent(new Event('error'));
    expect(inHead()).toBe(link);

    dispatchEvent(new Event('online'));

    expect(inHead()).not.toBe(link);
    expect(document.head.querySelectorAll('link[href="/part.css"]')).toHaveLength(1);
  });

  it('is retried after a delay if the server has failed', () => {
    vi.useFakeTimers();
    link.dispatchEvent(new Event('error'));

    vi.advanceTimersByTime(5000);

    expect(inHead()).not.toBe(link);
  });

  it('is not retried once it has loaded', () => {
    link.dispatchEvent(new Event('load'));

    dispatchEvent(new Event('online'));

    expect(inHead()).toBe(link);
  });
});
