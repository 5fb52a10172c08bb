import { describe, expect, it } from 'vitest';
import { exportFileName } from '#domain/datasets/exporting/export-order.ts';

describe('the name of a file', () => {
  it.each([
    ['reviews', 'jsonl', 'reviews.jsonl'],
    ['Reseñas (2026)/März', 'csv', 'Reseñas-2026-März.csv'],
    ['../../etc/passwd', 'parquet', 'etc-passwd.parquet'],
    ['...', 'conll', 'dataset.conll'],
    ['a:b*c?', 'csv', 'a-b-c.csv'],
  ] as const)('for %j as %s is %s', (name, format, file) => {
    expect(exportFileName(name, format)).toBe(file);
  });
});
