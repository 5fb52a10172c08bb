import { members, type Row } from './row.ts';

export const liveRows: readonly Row[] = [['GET', '/ext/v1/datasets/:dataset_id/events', members]];
