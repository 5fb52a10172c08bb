import { expect, it } from 'vitest';
import { momentOf } from '#domain/shared/moment.ts';

it.each(['2026-11-29T12:00:00Z', '2026-11-29T14:00:00+02:00', '2026-11-29T12:00:00', '2026-11-29T12:00:00.000000'])(
  'the moment of %s is noon in UTC',
  (time) => {
    expect(momentOf(time)).toBe(Date.UTC(2026, 10, 29, 12));
  },
);
