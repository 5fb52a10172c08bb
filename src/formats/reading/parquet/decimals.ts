import type { FileMetaData, SchemaElement } from 'hyparquet';

const byteBits = 8n;

function wholeIn(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (!(value instanceof Uint8Array)) return undefined;
  const whole = value.reduce((sum, byte) => (sum << byteBits) | BigInt(byte), 0n);
  return BigInt.asIntN(value.length * Number(byteBits), whole);
}

/** A text where a number would lose digits. */
function decimalOf(value: unknown, scale: number): unknown {
  const whole = wholeIn(value);
  if (whole === undefined) return value;
  const digits = (whole < 0n ? -whole : whole).toString().padStart(scale + 1, '0');
  const [before, after] = [digits.slice(0, digits.length - scale), digits.slice(digits.length - scale)];
  const text = `${whole < 0n ? '-' : ''}${before}${scale > 0 ? `.${after}` : ''}`;
  const number = Number(text);
  const isSame = number.toFixed(scale) === text || (scale > 0 && String(number) === text.replace(/\.?0+$/, ''));
  return isSame && digits.length <= exactDigits ? number : text;
}

const exactDigits = 15;

const isLeafBehind = (element: SchemaElement) => element.num_children === undefined;

/** Columns at the top level without parts. */
function columnsOf({ schema }: FileMetaData): readonly SchemaElement[] {
  const columns: SchemaElement[] = [];
  let inside = 0;
  for (const element of schema.slice(1)) {
    if (inside === 0) columns.push(element);
    inside += (element.num_children ?? 0) - (inside > 0 ? 1 : 0);
  }
  return columns.filter(isLeafBehind);
}

/**
 * The package multiplies decimals by a power of ten, so that 0.7 becomes 0.7000000000000001. This function removes the
 * type from their columns, so that the package returns their integers, and returns a reader for each column.
 */
export function withoutDecimals(metadata: FileMetaData): ReadonlyMap<string, (value: unknown) => unknown> {
  const decimals = columnsOf(metadata).filter(({ converted_type }) => converted_type === 'DECIMAL');
  for (const element of decimals) {
    delete element.converted_type;
    delete element.logical_type;
  }
  return new Map(decimals.map(({ name, scale = 0 }) => [name, (value: unknown) => decimalOf(value, scale)]));
}
