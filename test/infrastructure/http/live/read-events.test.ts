import { describe, expect, it } from 'vitest';
import { eventReader } from '#infrastructure/http/live/event-reader.ts';

const whole = 'retry: 2000\n\nid: 1\nevent: dataset\ndata: {"a":1}\n\n:\n\nid: 2\nevent: datasets\ndata: {}\n\n';
const events = [
  { name: 'dataset', data: '{"a":1}' },
  { name: 'datasets', data: '{}' },
];

describe('a reader of server-sent events', () => {
  it('gives the events, without comments and waits', () => {
    const reader = eventReader();

    expect(reader.read(whole)).toEqual(events);
    expect(reader.lastId()).toBe('2');
  });

  it.each([
    ['\n', 1],
    ['\r\n', 1],
    ['\r', 1],
    ['\r\n', 7],
  ])('reads lines that end in %j, however the text is cut', (end, size) => {
    const text = whole.replaceAll('\n', end);
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    const reader = eventReader();

    const read = [...pieces, ':\n'].flatMap((piece) => reader.read(piece));

    expect(read).toEqual(events);
  });

  it('joins several lines of data, and takes away one blank only', () => {
    expect(eventReader().read('data:one\ndata:  two\n\n')).toEqual([{ name: 'message', data: 'one\n two' }]);
  });

  it('keeps what has not ended for later', () => {
    const reader = eventReader('7');

    expect(reader.read('id: 8\ndata: o')).toEqual([]);
    expect(reader.lastId()).toBe('7');
    expect(reader.read('ne\n\n')).toEqual([{ name: 'message', data: 'one' }]);
    expect(reader.lastId()).toBe('8');
  });
});
