import { describe, expect, it } from 'vitest';
import { type EventStream, eventStream } from '#server/resources/events/event-stream.ts';

const large = { text: 'x'.repeat(1000) };

function sendMany(stream: EventStream, count: number) {
  for (let sent = 0; sent < count; sent += 1) stream.send('records', large);
}

describe('an event stream', () => {
  it('is disconnected if its client does not read', async () => {
    let ends = 0;
    const stream = eventStream(() => {
      ends += 1;
    });

    sendMany(stream, 100);

    await expect(stream.response.text()).rejects.toThrow('The client reads too slowly');
    expect(ends).toBe(1);
  });

  it('is complete for a slightly slow client', async () => {
    const stream = eventStream(() => undefined);

    sendMany(stream, 20);
    stream.end();

    expect((await stream.response.text()).match(/^id: \d+$/gm)).toHaveLength(20);
  });

  it('accepts nothing more, and ends once, after its client has left', async () => {
    let ends = 0;
    const stream = eventStream(() => {
      ends += 1;
    });

    await stream.response.body?.cancel();
    sendMany(stream, 1);
    stream.end();

    expect(ends).toBe(1);
  });
});
