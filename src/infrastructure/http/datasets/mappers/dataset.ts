import * as v from 'valibot';
import { type WireDataset, wireMapping } from '#contract/datasets/dataset.ts';
import type { WireMetrics, WireProgress } from '#contract/datasets/progress.ts';
import type { WireShares } from '#contract/datasets/shares.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Origin } from '#domain/datasets/origin.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';
import type { AnswerCounts } from '#domain/datasets/shares.ts';

export const toDataset = (wire: WireDataset, workspaceName: string): Dataset => ({
  id: wire.id,
  name: wire.name,
  guidelines: wire.guidelines ?? undefined,
  status: wire.status,
  workspaceId: wire.workspace_id,
  workspaceName,
  allowExtraMetadata: wire.allow_extra_metadata,
  distribution: { strategy: wire.distribution.strategy, minSubmitted: wire.distribution.min_submitted },
  metadata: wire.metadata ? toOrigin(wire.metadata) : undefined,
  measuresTime: wire.postil?.measures_time ?? false,
  createdAt: wire.inserted_at,
  updatedAt: wire.updated_at,
  lastActivityAt: wire.last_activity_at,
});

const toOrigin = (wire: NonNullable<WireDataset['metadata']>): Origin => ({
  repoId: wire.repoId,
  subset: wire.subset,
  split: wire.split,
  mapping: v.parse(wireMapping, wire.mapping),
  imported: typeof wire.imported === 'string' ? wire.imported : undefined,
});

export const toProgress = ({ total, completed, pending, users }: WireProgress): Progress => ({
  total,
  completed,
  pending,
  users: users.map(({ username }) => username),
});

export const toMetrics = ({ responses }: WireMetrics): Metrics => responses;

export const toAnswerCounts = ({ items }: WireShares): AnswerCounts =>
  new Map(
    items.map(({ question_name, answers, values }) => [
      question_name,
      { answers, counts: new Map(values.map(({ value, count }) => [value, count])) },
    ]),
  );
