import {
  createFields,
  createMetadataProperties,
  createQuestions,
  createVectorsSettings,
} from '../resources/dataset-settings/create.ts';
import { createDataset } from '../resources/datasets/create-dataset.ts';
import { createRecords, type NewRecord } from '../resources/records/create-records.ts';
import { inTransaction } from '../resources/shared/transaction.ts';
import type { Db, Trx } from '../schema/database.ts';
import type { DemoDataset, DemoRecord } from './demo-dataset.ts';
import { newsSentences } from './news.ts';
import { paperShapes } from './pictures.ts';
import { productReviews } from './reviews.ts';
import { vectorOf } from './seeded-random.ts';
import { supportConversations } from './support.ts';

/** The list shows the newest dataset first. */
const datasets = [paperShapes, supportConversations, newsSentences, productReviews];
const dimensions = 16;

function asRecord(
  { fields, metadata, suggestions, meaning }: DemoRecord,
  index: number,
  questions: ReadonlyMap<string, number>,
  vectorN: number,
): NewRecord {
  const byNumber = Object.entries(suggestions).flatMap(([name, suggestion]) => {
    const n = questions.get(name);
    return n === undefined ? [] : [[n, suggestion] as const];
  });
  return {
    externalId: `demo-${String(index + 1).padStart(3, '0')}`,
    fields,
    metadata,
    suggestions: new Map(byNumber),
    vectors: new Map([[vectorN, vectorOf(meaning, dimensions)]]),
  };
}

async function fill(trx: Trx, workspaceId: string, demo: DemoDataset) {
  const { name, guidelines, minSubmitted } = demo;
  const distribution = { strategy: 'overlap', min_submitted: minSubmitted } as const;
  const { id, ds } = await createDataset(trx, { workspaceId, name, guidelines, distribution, status: 'ready' });
  await createFields(trx, id, demo.fields);
  await createMetadataProperties(trx, id, demo.metadata);
  const questions = await createQuestions(trx, id, demo.questions);
  const vectors = await createVectorsSettings(trx, id, [{ name: 'meaning', title: 'Meaning', dimensions }]);
  const vectorN = vectors.get('meaning') ?? 0;
  await createRecords(
    trx,
    ds,
    demo.records.map((record, index) => asRecord(record, index, questions, vectorN)),
  );
}

export async function fillDemo(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await trx.selectFrom('workspaces').select('id').limit(1).executeTakeFirst()) return;
    const { id } = await trx
      .insertInto('workspaces')
      .values({ name: 'demo' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('workspaces_users')
      .columns(['workspace_id', 'user_id'])
      .expression((from) => from.selectFrom('users').select([from.val(id).as('workspace_id'), 'users.id as user_id']))
      .execute();
    for (const demo of datasets) await fill(trx, id, demo);
  });
}
