import type { RowSource } from './row-source.ts';

/** No rows at all: records come later, by file or by a program. */
export const emptySource: RowSource = {
  kind: 'nothing',
  id: '',
  name: '',
  isOfRecords: false,
  subsets: [
    { name: '', splits: [], columns: [], fields: [], questions: [], metadata: [], vectors: [], externalId: undefined },
  ],
};
