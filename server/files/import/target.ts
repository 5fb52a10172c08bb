import { type WireNotes, writtenNotes } from '#contract/files/notes.ts';
import type { Ids } from '#contract/files/sent-record.ts';
import type { FileFacts } from '#domain/creation/portable/read-rows.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';
import { openParquet } from '#formats/reading/parquet/read-parquet.ts';
import { readFile } from '#formats/reading/read-file.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { settingsKey } from '#formats/settings-key.ts';
import { notesOfFound } from './notes-of-found.ts';
import { must, type Send } from './sending.ts';

/** The settings that a file of ours has in its notes. */
const notesIn = async (source: ByteSource): Promise<WireNotes | undefined> =>
  writtenNotes((await openParquet(source)).note(settingsKey));

/** How a dataset for such a file would be set up: as the file says, or as its rows look. */
export async function notesFor(source: ByteSource, facts: FileFacts): Promise<WireNotes> {
  const notes = facts.format === 'parquet' ? await notesIn(source) : undefined;
  if (notes) return notes;
  const finder = new DatasetFinder();
  for await (const { rows } of readFile(source, facts)) finder.see(rows);
  return notesOfFound(finder.found());
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** By which ids questions and people go. */
export async function idsOf(send: Send, datasetId: string): Promise<Ids> {
  const { items: questions } = await must(send('GET', `/datasets/${datasetId}/questions`));
  const { items: users } = await must(send('GET', '/users'));
  const { id: me } = await must(send('GET', '/me'));
  return {
    questions: new Map(questions.map(({ id, name }: Named) => [name, id])),
    users: new Map(users.flatMap(({ id, username }: Named) => [[username, id] as const, [id, id] as const])),
    me,
  };
}
