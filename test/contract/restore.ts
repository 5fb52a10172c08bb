const someId = 'e7b3b1a4-6f0a-4f0e-9a34-2a58e4f4b7c1';
const someRecord = {
  status: 'pending',
  fields: {},
  metadata: null,
  dataset_id: someId,
  inserted_at: '2026-11-21T00:09:40.138254',
  updated_at: '2026-11-21T00:09:40.138254',
};
const shortened: Readonly<Record<string, unknown>> = {
  '<the letter g 10001 times>': 'g'.repeat(10_001),
  '<501 options o0..o500>': Array.from({ length: 501 }, (_, index) => ({ value: `o${index}`, text: `o${index}` })),
  '<101 items>': Array.from({ length: 101 }, () => ({ record_id: someId, status: 'draft', values: {} })),
  '<40 items>': Array.from({ length: 40 }, () => ({
    record: { ...someRecord, id: someId, external_id: null },
    query_score: 1,
  })),
};
/** Recordings truncate long lists and texts. */
export function restore<T>(recorded: T): T {
  return JSON.parse(JSON.stringify(recorded), (_key, value) => {
    if (Array.isArray(value)) return value.filter((item) => !/^<\d+ more>$/.test(String(item)));
    if (value?.rest === '<left out>') return { ...someRecord, id: value.id, external_id: value.external_id };
    return typeof value === 'string' && Object.hasOwn(shortened, value) ? shortened[value] : value;
  });
}
