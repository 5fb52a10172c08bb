const size = 4;
const mostDigits = 9;

/** As stored: little-endian 32-bit floats, whatever machine this is. */
export function writeVector(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * size);
  values.forEach((value, index) => {
    bytes.writeFloatLE(value, index * size);
  });
  return bytes;
}

/** The shortest number that is stored as this float: 0.8, not 0.800000011920929. */
export function shortest(float: number) {
  for (let digits = 6; digits < mostDigits; digits += 1) {
    const short = Number(float.toPrecision(digits));
    if (Math.fround(short) === float) return short;
  }
  return Number(float.toPrecision(mostDigits));
}

export function readVector(base64: string): readonly number[] {
  const bytes = Buffer.from(base64, 'base64');
  return Array.from({ length: bytes.length / size }, (_, index) => shortest(bytes.readFloatLE(index * size)));
}
