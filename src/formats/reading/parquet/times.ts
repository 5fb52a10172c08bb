import type { ParquetParsers } from 'hyparquet';

const [micros, nanos] = [1_000_000n, 1_000_000_000n];
const milli = 1000n;

/** A `Date` has only three of the digits after the second. */
function timeOf(count: bigint, perSecond: bigint): string {
  const perMilli = perSecond / milli;
  const rest = ((count % perMilli) + perMilli) % perMilli;
  const text = new Date(Number((count - rest) / perMilli)).toISOString();
  return rest === 0n ? text : text.replace('Z', `${rest.toString().padStart(String(perMilli).length - 1, '0')}Z`);
}

export const exactTimes: Pick<ParquetParsers, 'timestampFromMicroseconds' | 'timestampFromNanoseconds'> = {
  timestampFromMicroseconds: (count) => timeOf(count, micros),
  timestampFromNanoseconds: (count) => timeOf(count, nanos),
};
