import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { type Answers, isSendable } from '#domain/annotation/answer.ts';
import { answerText } from '#domain/annotation/options/answer-text.ts';
import type { ResponseStatus } from '#domain/annotation/record.ts';
import type { AnnotationViewModel } from './annotation-view-model.ts';

/** What somebody wrote for one record, and the server does not have. */
export interface LostWork {
  readonly recordId: string;
  /** Where it stood, if it was among those that were loaded. */
  readonly page: number | undefined;
  /** As what it was to be sent, if it was. */
  readonly status: ResponseStatus | undefined;
  readonly answers: readonly { readonly title: string; readonly text: string }[];
}

const sent = ({ change }: Unsent) =>
  change.kind === 'save' ? [[change.recordId, { status: change.status, answers: change.answers }] as const] : [];

/** Of each record the last that was written. */
export function lostWork({ records, unsynced }: AnnotationViewModel): readonly LostWork[] {
  const all = new Map<string, { readonly status?: ResponseStatus; readonly answers: Answers }>(
    unsynced.all.flatMap(sent),
  );
  for (const [recordId, answers] of unsynced.drafts()) all.set(recordId, { ...all.get(recordId), answers });
  return [...all].map(([recordId, { status, answers }]) => {
    const record = records.find(recordId);
    const told = Object.entries(answers).filter(([, answer]) => isSendable(answer));
    return {
      recordId,
      page: record?.page,
      status,
      answers: told.map(([name, answer]) => {
        const question = records.opened?.questions.find((each) => each.name === name);
        return { title: question?.title ?? name, text: answerText(answer, question, record) };
      }),
    };
  });
}

/** For copying. */
export const plainWork = (work: readonly LostWork[]): string =>
  work
    .map(({ answers }) => answers.map(({ title, text }) => `${title}\n${text}`).join('\n\n'))
    .filter((text) => text !== '')
    .join('\n\n\n');
