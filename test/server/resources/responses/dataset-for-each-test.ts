import { beforeEach } from 'vitest';
import type { ourServer } from '../../../support/client.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

/** Returns a function for the dataset of the test that runs; Ada is an admin of its workspace. */
export async function datasetForEachTest(server: Awaited<ReturnType<typeof ourServer>>, records: number) {
  await server.addUser('ada', 'admin', server.workspaceId);
  let dataset: World | undefined;
  let count = 0;
  beforeEach(async () => {
    count += 1;
    dataset = await aDataset(server.db, { workspaceId: server.workspaceId, name: `fresh ${count}`, records });
  });
  return () => {
    if (!dataset) throw new Error('no test runs');
    return dataset;
  };
}
