import type { TrashRepository } from '#application/ports/datasets/trash-repository.ts';
import { wireDataset } from '#contract/datasets/dataset.ts';
import { type WireDeletedDataset, wireDeletedDataset, wireTrash } from '#contract/trash/trash.ts';
import type { DeletedDataset } from '#domain/datasets/deleted-dataset.ts';
import type { Api } from '../api.ts';

const nameTakenStatus = 409;

export class HttpTrashRepository implements TrashRepository {
  constructor(private readonly api: Api) {}

  async all(): Promise<readonly DeletedDataset[]> {
    const { items } = await this.api.get({ path: 'ext/v1/trash', schema: wireTrash, failure: 'POSTIL_FETCHING_TRASH' });
    return items.map(toDeletedDataset);
  }

  async restore(id: string, name?: string): Promise<boolean> {
    const restored = await this.api.call({
      method: 'post',
      path: `ext/v1/trash/${id}/restore`,
      json: name === undefined ? {} : { name },
      schema: wireDataset,
      missingStatus: nameTakenStatus,
      invalidates: new RegExp(`^v1/(me/datasets$|datasets/${id})`),
      failure: 'POSTIL_RESTORING_DATASET',
    });
    return restored !== undefined;
  }

  async remove(id: string): Promise<void> {
    await this.api.call({
      method: 'delete',
      path: `ext/v1/trash/${id}`,
      schema: wireDeletedDataset,
      failure: 'POSTIL_REMOVING_DATASET',
    });
  }
}

const toDeletedDataset = (wire: WireDeletedDataset): DeletedDataset => ({
  id: wire.id,
  name: wire.name,
  workspaceName: wire.workspace_name,
  records: wire.records,
  deletedAt: wire.deleted_at,
  deletedBy: wire.deleted_by ?? undefined,
  removedAt: wire.removed_at,
});
