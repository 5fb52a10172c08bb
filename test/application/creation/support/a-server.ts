import { CreateDataset, type CreationListener, type RowImport } from '#application/creation/create-dataset.ts';
import type { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import type { QuestionWriter } from '#application/ports/annotation/question-writer.ts';
import type { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import type { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import type { CreationStep } from '#domain/creation/running/creation-progress.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { Failure } from '#domain/shared/failure.ts';

/** Records every call in order; the call named `broken` fails. */
export function aServer(broken?: string) {
  const calls: string[] = [];
  const call = async <T>(name: string, answer: T): Promise<T> => {
    calls.push(name);
    if (broken !== undefined && name.startsWith(broken)) throw new Failure('ERROR_CREATING_DATASET');
    return answer;
  };
  const workspaces = { create: (name: string) => call(`workspace ${name}`, { id: 'w9', name }) };
  const writer = {
    create: ({ name, workspaceId }: { name: string; workspaceId: string }) =>
      call(`dataset ${name} in ${workspaceId}`, 'd1'),
    publish: () => call('publish', undefined),
    delete: (id: string) => call(`delete ${id}`, undefined),
  };
  const part = (kind: string) => ({
    create: (_: string, { name }: { name: string }) => call(`${kind} ${name}`, undefined),
  });
  const rowImport: RowImport = {
    start: (datasetId, workspaceId) => call(`import ${datasetId} ${workspaceId}`, undefined),
    waitForRecords: () => call('follow', 'enough' as const),
    abandon: () => call('abandon', undefined),
  };
  const createDataset = new CreateDataset(
    workspaces as unknown as WorkspaceRepository,
    writer as unknown as DatasetWriter,
    part('field') as unknown as FieldRepository,
    part('question') as unknown as QuestionWriter,
    part('metadata') as unknown as MetadataPropertyRepository,
    part('vector') as unknown as VectorRepository,
  );
  return { calls, rowImport, createDataset };
}

/** Records every step, and cancels at the step `stopsAt`. */
export function aCreationListener(stopsAt?: CreationStep) {
  const steps: CreationStep[] = [];
  const workspaces: Workspace[] = [];
  const listener: CreationListener = {
    onStep: ({ step }) => steps.push(step),
    onWorkspaceCreated: (workspace) => workspaces.push(workspace),
    isCancelled: () => stopsAt !== undefined && steps.at(-1) === stopsAt,
  };
  return { steps, workspaces, listener };
}
