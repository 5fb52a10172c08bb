import { expect, it } from 'vitest';
import { LoadTeam } from '#application/people/load-team.ts';
import { aDataset } from '../../support/datasets.ts';
import { FakePeopleRepository } from '../../support/people/fake-people-repository.ts';
import { aPerson } from '../../support/people/people.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';
import { FakeWorkspaceRepository } from '../../support/repositories/fake-workspace-repository.ts';

it('a team has all people, and the workspaces by name with their number of datasets', async () => {
  const [texts, reviews] = [
    { id: 'w1', name: 'texts' },
    { id: 'w2', name: 'reviews' },
  ];
  const datasets = [aDataset({ id: 'd1', workspaceId: 'w1' }), aDataset({ id: 'd2', workspaceId: 'w1' })];
  const loadTeam = new LoadTeam(
    new FakePeopleRepository([aPerson()]),
    new FakeWorkspaceRepository([texts, reviews]),
    new FakeDatasetRepository(datasets),
  );

  expect(await loadTeam.execute()).toEqual({
    people: [aPerson()],
    workspaces: [
      { ...reviews, datasets: 0 },
      { ...texts, datasets: 2 },
    ],
  });
});
