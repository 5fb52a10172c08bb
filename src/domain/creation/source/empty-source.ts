import type { RowSource } from './row-source.ts';

export const emptySource: RowSource = {
  kind: 'nothing',
  id: '',
  name: '',
  isOfRecords: false,
  subsets: [
    { name: '', splits: [], columns: [], fields: [], questions: [], metadata: [], vectors: [], externalId: undefined },
  ],
};
