import * as v from 'valibot';
import type { DatasetWriter, HubImport, NewDataset } from '#application/ports/datasets/dataset-writer.ts';
import { wireDataset } from '#contract/datasets/dataset.ts';
import { wireJob } from '#contract/datasets/job.ts';
import type { Job } from '#domain/creation/running/job.ts';
import type { DatasetChanges } from '#domain/datasets/dataset.ts';
import type { Api } from '../api.ts';
import { toJob, toWireChanges, toWireDataset, toWireImport } from './mappers/dataset-write.ts';

const lists = /^v1\/me\/datasets$/;
const itself = (id: string) => new RegExp(`^v1/datasets/${id}$`);
const itselfAndProgress = (id: string) => new RegExp(`^v1/datasets/${id}(/progress)?$`);

const withNames = /^v1\/(me\/)?datasets(\/[^/]+(\/progress)?)?$/;

/** The only possible conflict; the form shows it at the name. */
const nameTaken = { conflict: 'dataset_name_taken', silentStatus: 409 } as const;

export class HttpDatasetWriter implements DatasetWriter {
  constructor(private readonly api: Api) {}

  async create(dataset: NewDataset): Promise<string> {
    const { id } = await this.api.call({
      method: 'post',
      path: 'v1/datasets',
      json: toWireDataset(dataset),
      schema: wireDataset,
      invalidates: lists,
      ...nameTaken,
      failure: 'ERROR_CREATING_DATASET',
    });
    return id;
  }

  async publish(id: string): Promise<void> {
    await this.api.call({
      method: 'put',
      path: `v1/datasets/${id}/publish`,
      schema: wireDataset,
      invalidates: itself(id),
      failure: 'ERROR_PUBLISHING_DATASET',
    });
  }

  async import(id: string, rows: HubImport): Promise<Job> {
    const job = await this.api.call({
      method: 'post',
      path: `v1/datasets/${id}/import`,
      json: toWireImport(rows),
      schema: wireJob,
      failure: 'ERROR_IMPORTING_DATASET',
    });
    return toJob(job);
  }

  async update(id: string, changes: DatasetChanges): Promise<string> {
    const dataset = await this.api.call({
      method: 'patch',
      path: `v1/datasets/${id}`,
      json: toWireChanges(changes),
      schema: wireDataset,
      invalidates: 'name' in changes ? withNames : itselfAndProgress(id),
      ...nameTaken,
      failure: 'ERROR_PATCHING_DATASET_GUIDELINES',
    });
    return dataset.updated_at;
  }

  async delete(id: string): Promise<void> {
    await this.api.call({
      method: 'delete',
      path: `v1/datasets/${id}`,
      schema: v.unknown(),
      successStatus: 200,
      invalidates: new RegExp(`^v1/(me/)?datasets(/${id}(/.*)?)?$`),
      failure: 'ERROR_DELETING_DATASET',
    });
  }
}
