import { describe, expect, it } from 'vitest';
import {
  closesAfter,
  detailsOf,
  fullNotice,
  noticeDuration,
  noticePositions,
  noticeTypes,
} from '#domain/shared/notice.ts';

const message = { text: 'Saved' };

describe('a notice', () => {
  it('is a dismissible success at the bottom right by default', () => {
    expect(fullNotice({ message })).toEqual({
      message,
      type: 'success',
      position: 'bottom-right',
      permanent: false,
      lasting: false,
      dismissible: true,
      replaceToast: false,
      queue: false,
      pauseOnHover: true,
    });
  });

  it.each(noticeTypes)('may be of the type %s', (type) => {
    expect(fullNotice({ message, type }).type).toBe(type);
  });

  it.each(noticePositions)('may stand at %s', (position) => {
    expect(fullNotice({ message, position }).position).toBe(position);
  });

  it('takes every option it is given', () => {
    const given = {
      message,
      type: 'warning',
      position: 'top',
      permanent: true,
      lasting: true,
      dismissible: false,
      buttonText: { key: 'annotation.leave' },
      replaceToast: true,
      queue: true,
      pauseOnHover: false,
      numberOfChars: 240,
    } as const;

    expect(fullNotice(given)).toEqual(given);
  });
});

describe('the duration of a notice', () => {
  it.each([
    [0, 6000],
    [1, 7000],
    [120, 7000],
    [121, 8000],
    [240, 8000],
    [241, 9000],
  ])(
    'is 6000 ms plus 1000 ms per 120 characters of message, rounded up: %i characters last %i ms',
    (characters, duration) => {
      expect(noticeDuration(characters)).toBe(duration);
    },
  );

  it('counts the characters of the text as it is shown', () => {
    expect(closesAfter(fullNotice({ message }), '🎈'.repeat(120))).toBe(7000);
  });

  it('counts numberOfChars instead, if it is given', () => {
    expect(closesAfter(fullNotice({ message, numberOfChars: 121 }), 'Saved')).toBe(8000);
  });

  it('has no end when it is permanent', () => {
    expect(closesAfter(fullNotice({ message, permanent: true }), 'Saved')).toBeUndefined();
  });
});

it('has details only with a translated message', () => {
  expect(detailsOf({ key: 'refusals.not_found', details: 'No such record' })).toBe('No such record');
  expect(detailsOf({ key: 'refusals.not_found' })).toBeUndefined();
  expect(detailsOf({ text: 'A name' })).toBeUndefined();
});
