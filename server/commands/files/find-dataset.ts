import { datasetsNamed } from '../../resources/datasets/queries.ts';
import type { Db } from '../../schema/database.ts';
import { StartError } from '../../start-error.ts';

/** Several workspaces may have a dataset of this name. */
export async function findDatasetNamed(db: Db, name: string, workspace: string | undefined) {
  const found = (await datasetsNamed(db, name)).filter(
    ({ workspace_name }) => workspace === undefined || workspace_name === workspace,
  );
  const [dataset, another] = found;
  if (!dataset)
    throw new StartError(`Dataset ${name} not found${workspace ? ` in workspace ${workspace}` : ''}. Check the name.`);
  if (another) {
    const names = found.map(({ workspace_name }) => workspace_name).join(', ');
    throw new StartError(`Several workspaces have a dataset ${name}. Select one with --workspace: ${names}.`);
  }
  return dataset;
}
