export function floatsIn(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => view.getFloat32(index * 4, true));
}

/** Normalised without overflow; zeros stay zeros. */
export function directionOf(values: Iterable<number>, sign: 1 | -1): Float64Array {
  const numbers = Float64Array.from(values);
  const largest = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest === 0 || !Number.isFinite(largest)) return numbers.fill(0);
  const scaled = numbers.map((value) => value / largest);
  const length = Math.sqrt(scaled.reduce((sum, value) => sum + value * value, 0));
  return scaled.map((value) => (sign * value) / length);
}
