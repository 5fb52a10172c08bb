import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { type Answers, isSendable } from '#domain/annotation/answer.ts';
import { answerText } from '#domain/annotation/options/answer-text.ts';
import type { ResponseStatus } from '#domain/annotation/record.ts';
import type { AnnotationViewModel } from './annotation-view-model.ts';

export interface LostWork {
  readonly recordId: string;
  readonly page: number | undefined;
  /** The status with which it was sent, if it was. */
  readonly status: ResponseStatus | undefined;
  readonly answers: readonly { readonly title: string; readonly text: string }[];
}

const sent = ({ change }: Unsent) =>
  change.kind === 'save' ? [[change.recordId, { status: change.status, answers: change.answers }] as const] : [];

export function lostWork({ records, unsynced }: AnnotationViewModel): readonly LostWork[] {
  const all = new Map<string, { readonly status?: ResponseStatus; readonly answers: Answers }>(
    unsynced.all.flatMap(sent),
  );
  for (const [recordId, answers] of unsynced.drafts()) all.set(recordId, { ...all.get(recordId), answers });
  return [...all].map(([recordId, { status, answers }]) => {
    const record = records.find(recordId);
    const sendable = Object.entries(answers).filter(([, answer]) => isSendable(answer));
    return {
      recordId,
      page: record?.page,
      status,
      answers: sendable.map(([name, answer]) => {
        const question = records.opened?.questions.find((each) => each.name === name);
        return { title: question?.title ?? name, text: answerText(answer, question, record) };
      }),
    };
  });
}

export const plainWork = (work: readonly LostWork[]): string =>
  work
    .map(({ answers }) => answers.map(({ title, text }) => `${title}\n${text}`).join('\n\n'))
    .filter((text) => text !== '')
    .join('\n\n\n');
