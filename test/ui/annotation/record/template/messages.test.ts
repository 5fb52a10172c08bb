import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFromFrame } from '#ui/annotation/record/template/messages.ts';

const key = { key: '2', code: 'Digit2', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

describe('a message from the template frame', () => {
  it.each([
    { kind: 'ready' },
    { kind: 'left' },
    { kind: 'begun', contentId: 3, isPassive: true },
    { kind: 'shown', contentId: 3, height: 120.5 },
    { kind: 'grown', contentId: 3, height: 0 },
    { kind: 'failed', contentId: 3, reason: 'Missing helper' },
    { kind: 'pong', contentId: 3 },
    { kind: 'key', key },
    { kind: 'link', address: 'https://example.test/a' },
  ])('is read: $kind', (message) => {
    expect(readFromFrame(message)).toEqual(message);
  });

  it.each([
    undefined,
    null,
    'ready',
    [],
    {},
    { kind: 'submit' },
    { kind: 'constructor', contentId: 1 },
    { kind: 'shown', contentId: 1, height: Number.NaN },
    { kind: 'shown', contentId: 1, height: '120' },
    { kind: 'shown', height: 120 },
    { kind: 'key' },
    { kind: 'key', key: { ...key, key: 'F5' } },
    { kind: 'key', key: { ...key, key: ' ' } },
    { kind: 'key', key: { ...key, key: 'ab' } },
    { kind: 'key', key: { ...key, code: 7 } },
    { kind: 'link', address: 'javascript:alert(1)' },
    { kind: 'link', address: '/dataset/1' },
    { kind: 'link', address: 'https://' },
    { kind: 'link', address: `https://example.test/${'a'.repeat(3000)}` },
  ])('is ignored if malformed: %j', (message) => {
    expect(readFromFrame(message)).toBeUndefined();
  });

  it('loses unknown properties', () => {
    const message = readFromFrame({ kind: 'key', key: { ...key, ctrlKey: 'yes', target: 'page' }, run: 'submit' });

    expect(message).toEqual({ kind: 'key', key });
  });

  it('shortens the reason for a failure to a thousand characters', () => {
    const message = readFromFrame({ kind: 'failed', contentId: 1, reason: 'x'.repeat(5000) });

    expect(message).toEqual({ kind: 'failed', contentId: 1, reason: 'x'.repeat(1000) });
  });

  it('is passive only if it states that explicitly', () => {
    expect(readFromFrame({ kind: 'begun', contentId: 1, isPassive: 'true' })).toMatchObject({ isPassive: false });
  });

  it('never makes the page fail, with random data', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('key', 'link', 'shown', 'failed', 'begun'), (data, kind) => {
        readFromFrame(data);
        readFromFrame({ kind, contentId: 1, key: data, address: data, height: data });
      }),
    );
  });
});
