import { originOf } from '#domain/creation/plan/column-mapping.ts';
import { type DatasetPlan, settingsOf } from '#domain/creation/plan/dataset-plan.ts';
import { plannedFields, plannedMetadata, plannedQuestions } from '#domain/creation/plan/planned-items.ts';
import { completeStep, type RunningCreation, startCreation } from '#domain/creation/running/creation-progress.ts';
import type { PollDecision } from '#domain/creation/running/import-polling.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { FieldRepository } from '../ports/annotation/field-repository.ts';
import type { QuestionWriter } from '../ports/annotation/question-writer.ts';
import type { DatasetWriter } from '../ports/datasets/dataset-writer.ts';
import type { MetadataPropertyRepository } from '../ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '../ports/datasets/vector-repository.ts';
import type { WorkspaceRepository } from '../ports/session/workspace-repository.ts';
import { orElse } from '../shared/or-else.ts';

export interface CreationListener {
  readonly onStep: (progress: RunningCreation) => void;
  /** The new workspace stays, even if a later step fails. */
  readonly onWorkspaceCreated: (workspace: Workspace) => void;
  readonly isCancelled: () => boolean;
}

export interface RowImport {
  start(datasetId: string, workspaceId: string): Promise<void>;
  /** Resolves once there are enough records to open the dataset, or the import takes too long to wait for. */
  waitForRecords(datasetId: string): Promise<Exclude<PollDecision, 'poll-again' | 'failed'>>;
  /** The dataset is going to be deleted. */
  abandon(): Promise<void>;
}

export interface CreatedDataset {
  readonly datasetId: string;
  readonly isStillImporting: boolean;
}

/** Creates a dataset step by step; a failed step rolls all of it back. */
export class CreateDataset {
  constructor(
    private readonly workspaces: WorkspaceRepository,
    private readonly writer: DatasetWriter,
    private readonly fields: FieldRepository,
    private readonly questions: QuestionWriter,
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
  ) {}

  async execute(plan: DatasetPlan, rows: RowImport, listener: CreationListener): Promise<CreatedDataset> {
    let progress = startCreation(plan);
    let isCreated = false;
    const throwIfCancelled = () => {
      if (listener.isCancelled()) throw new Failure('ERROR_CREATING_DATASET');
    };
    const next = (datasetId?: string) => {
      progress = completeStep(progress, datasetId);
      throwIfCancelled();
      listener.onStep(progress);
    };
    throwIfCancelled();
    listener.onStep(progress);
    try {
      const workspaceId = await this.workspaceOf(plan, listener);
      if (progress.step === 'workspace') next();
      const datasetId = await this.createEmpty(plan, workspaceId);
      next(datasetId);
      await this.setUp(datasetId, plan, next);
      const decision = await importRows(plan, rows, { datasetId, workspaceId }, next);
      throwIfCancelled();
      isCreated = true;
      return { datasetId, isStillImporting: decision === 'still-importing' };
    } finally {
      if (!isCreated) await this.rollBack(progress, rows);
    }
  }

  private async rollBack({ datasetId }: RunningCreation, rows: RowImport) {
    await rows.abandon();
    if (datasetId !== undefined) await orElse(this.writer.delete(datasetId), undefined);
  }

  private async workspaceOf({ workspace }: DatasetPlan, listener: CreationListener): Promise<string> {
    if (workspace === undefined) throw new Error('a dataset needs a workspace');
    if (workspace.kind === 'existing') return workspace.workspace.id;
    const created = await this.workspaces.create(workspace.name.trim());
    listener.onWorkspaceCreated(created);
    return created.id;
  }

  private createEmpty(plan: DatasetPlan, workspaceId: string): Promise<string> {
    return this.writer.create({ ...settingsOf(plan), name: plan.name.trim(), workspaceId, metadata: originOf(plan) });
  }

  /** Runs one call after the other, because their order is the order on the screen. */
  private async setUp(datasetId: string, plan: DatasetPlan, next: () => void) {
    for (const { id: _, datasetId: __, ...field } of plannedFields(plan)) await this.fields.create(datasetId, field);
    next();
    for (const { id: _, datasetId: __, ...question } of plannedQuestions(plan))
      await this.questions.create(datasetId, question);
    next();
    for (const property of plannedMetadata(plan)) await this.properties.create(datasetId, property);
    for (const { name, title = name, dimensions } of plan.vectors)
      await this.vectors.create(datasetId, { name, title, dimensions });
    next();
    await this.writer.publish(datasetId);
  }
}

async function importRows(
  { source }: DatasetPlan,
  rows: RowImport,
  { datasetId, workspaceId }: { readonly datasetId: string; readonly workspaceId: string },
  next: () => void,
) {
  if (source.kind === 'nothing') return 'enough';
  next();
  await rows.start(datasetId, workspaceId);
  next();
  return rows.waitForRecords(datasetId);
}
