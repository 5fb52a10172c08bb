import { wireFieldTypes, wireQuestionTypes } from '#contract/datasets/kinds.ts';
import type { WireDatasetOverview } from '#contract/datasets/overview.ts';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { toDataset, toProgress } from './dataset.ts';

export const toOverview = (wire: WireDatasetOverview): DatasetOverview => ({
  dataset: toDataset(wire, wire.workspace_name),
  kinds: { fields: known(wireFieldTypes, wire.field_types), questions: known(wireQuestionTypes, wire.question_types) },
  progress: toProgress(wire.progress),
  own: wire.own,
  lastAnswer: wire.last_answer ?? undefined,
});

/** Types that a newer server may add are left out. */
const known = <T extends string>(types: readonly T[], found: readonly string[]): readonly T[] =>
  found.flatMap((type) => types.find((each) => each === type) ?? []);
