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
    throw new StartError(`There is no dataset ${name}${workspace ? ` in the workspace ${workspace}` : ''}.`);
  if (another) {
    const names = found.map(({ workspace_name }) => workspace_name).join(', ');
    throw new StartError(`There are several datasets ${name}: say --workspace with one of ${names}.`);
  }
  return dataset;
}
