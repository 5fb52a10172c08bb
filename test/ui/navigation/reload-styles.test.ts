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
  it('is retried in the same place until it loads', () => {
    vi.useFakeTimers();
    link.dispatchEvent(new Event('error'));
    expect(inHead()).toBe(link);

    vi.advanceTimersByTime(5000);
    const second = inHead();
    second?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(5000);

    expect(second).not.toBe(link);
    expect(inHead()).not.toBe(second);
    expect(document.head.querySelectorAll('link[href="/part.css"]')).toHaveLength(1);
  });

  it('is not retried once it has loaded', () => {
    vi.useFakeTimers();
    link.dispatchEvent(new Event('load'));

    vi.advanceTimersByTime(5000);

    expect(inHead()).toBe(link);
  });
});
