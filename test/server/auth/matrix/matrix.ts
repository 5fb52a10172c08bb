import { annotationRows } from './annotation.ts';
import { datasetsRows } from './datasets.ts';
import { instanceRows } from './instance.ts';
import { jobsRows } from './jobs.ts';
import { liveRows } from './live.ts';
import { movingRows } from './moving.ts';
import { peopleRows } from './people.ts';
import { questionChangeRows } from './question-changes.ts';
import type { Row } from './row.ts';
import { trashRows } from './trash.ts';

/** Status of each route by role; `:response_id` is another user's response. */
export const matrix: readonly Row[] = [
  ...instanceRows,
  ...peopleRows,
  ...datasetsRows,
  ...annotationRows,
  ...jobsRows,
  ...liveRows,
  ...trashRows,
  ...questionChangeRows,
  ...movingRows,
];
