import type { QuestionType } from '../../annotation/answer.ts';
import { askColumn, stopAsking } from './ask-column.ts';
import { type DatasetPlan, textFields } from './dataset-plan.ts';
import { newQuestion, ratingsBetween } from './new-question.ts';
import { mapField } from './plan-fields.ts';
import { type Preset, presets } from './preset.ts';
import { scratchFields } from './preset-fields.ts';
import { optionOf, type QuestionDraft, type QuestionDraftOf } from './question-draft.ts';
import { keyOf, withTitle } from './question-name.ts';
import { areCalledReplies, replyColumns } from './reply-columns.ts';
import { targetField } from './target-names.ts';

/** Texts of the question, in the language of the user. */
export interface PresetTexts {
  readonly title: string;
  /** The answer that no reply is better. */
  readonly tie: string;
  /** Meanings of the ends of a scale. */
  readonly lowest: string;
  readonly highest: string;
}

const typesOf: Readonly<Record<Preset, readonly QuestionType[]>> = {
  classify: ['label_selection', 'multi_label_selection'],
  mark: ['span'],
  rate: ['rating'],
  compare: ['label_selection'],
  rank: ['ranking'],
};

const comparedReplies = 2;

/** Whether the columns suit the task; a dataset without columns suits all. */
export function canUsePreset(plan: DatasetPlan, preset: Preset): boolean {
  if (plan.source.kind === 'nothing') return true;
  if (preset === 'mark') return plan.fields.some(({ choices }) => choices.includes('text'));
  const needsReplies = preset === 'compare' || preset === 'rank';
  return !needsReplies || replyColumns(plan).length >= comparedReplies;
}

/** The task that the only question stands for. */
export function presetOf(plan: DatasetPlan): Preset | undefined {
  const [question, ...others] = plan.questions;
  if (!question || others.length > 0) return undefined;
  if (question.type === 'label_selection' && asksForReply(question, plan)) return 'compare';
  return presets.find((preset) => preset !== 'compare' && typesOf[preset].includes(question.type));
}

/** Replies in each row of a file without answers are compared or ranked, unless the user decides otherwise. */
function taskOfReplies(plan: DatasetPlan): 'compare' | 'rank' | undefined {
  const { source, questions } = plan;
  if (source.kind !== 'file' || source.isOfRecords || questions.some(({ column }) => column !== undefined))
    return undefined;
  const replies = replyColumns(plan);
  if (replies.length < comparedReplies || !areCalledReplies(replies)) return undefined;
  return replies.length === comparedReplies ? 'compare' : 'rank';
}

/** The plan with the task of its replies, or with a title in the language of the user for its default question. */
export function withDefaults(plan: DatasetPlan, textsOf: (task: Preset) => PresetTexts, title: string): DatasetPlan {
  const task = taskOfReplies(plan);
  if (!task) return { ...plan, questions: plan.questions.map((each) => titledDefault(each, title)) };
  const begun = applyPreset(plan, task, textsOf(task));
  return { ...begun, questions: begun.questions.map((question) => ({ ...question, isDefault: true })) };
}

const titledDefault = (question: QuestionDraft, title: string) =>
  question.isDefault ? withTitle(question, title, []) : question;

/** Labels from a column are taken for those of the replies beside it. */
function asksForReply({ column, settings }: QuestionDraftOf<'label_selection'>, plan: DatasetPlan): boolean {
  const replies = replyColumns(plan);
  const [reply] = replies;
  if (reply === undefined) return false;
  return (
    (column !== undefined && areCalledReplies(replies)) ||
    settings.options.some(({ value }) => value === targetField(plan, reply))
  );
}

/** Replaces the questions by the one of the task, and shows the fields that it needs. */
export function applyPreset(plan: DatasetPlan, preset: Preset, texts: PresetTexts): DatasetPlan {
  const guessed = answerColumn(plan, preset);
  const without = plan.questions.reduce((next, question) => stopAsking(next, keyOf(question)), plan);
  const ready = plan.source.kind === 'nothing' ? scratchFields(without, preset) : withReplies(without, preset);
  if (guessed !== undefined) return askColumn(ready, guessed);
  return { ...ready, questions: [withTitle(questionFor(ready, preset, texts), texts.title, [])] };
}

/** The column of the guess if it suits the task, else the first one that does; labels are guessed only. */
function answerColumn({ source, subset, questionsByColumn = {} }: DatasetPlan, preset: Preset): string | undefined {
  const suits = ({ type }: QuestionDraft) => typesOf[preset].includes(type);
  const questions = source.subsets.filter(({ name }) => name === subset).flatMap((each) => each.questions);
  const guessed = questions.find((question) => question.column !== undefined && suits(question));
  const others = preset === 'classify' || preset === 'compare' ? [] : Object.values(questionsByColumn);
  return (guessed ?? others.find(suits))?.column;
}

const repliesFor = (plan: DatasetPlan, preset: Preset): readonly string[] =>
  preset === 'compare' ? replyColumns(plan).slice(0, comparedReplies) : replyColumns(plan);

function withReplies(plan: DatasetPlan, preset: Preset): DatasetPlan {
  if (preset !== 'compare' && preset !== 'rank') return plan;
  const hidden = plan.fields.filter(
    ({ name, choice }) => choice === 'no mapping' && repliesFor(plan, preset).includes(name),
  );
  return hidden.reduce((next, { name }) => mapField(mapField(next, name, 'chat'), name, 'text'), plan);
}

function questionFor(plan: DatasetPlan, preset: Preset, texts: PresetTexts): QuestionDraft {
  const replies = repliesFor(plan, preset).map((name) => optionOf(targetField(plan, name)));
  switch (preset) {
    case 'classify':
      return newQuestion('label_selection', [], undefined);
    case 'mark':
      return newQuestion('span', [], textFields(plan)[0]);
    case 'rate': {
      const ends = { lowest: texts.lowest, highest: texts.highest };
      return {
        ...newQuestion('rating', [], undefined),
        settings: { options: ratingsBetween(1, 5) },
        ends,
      } as QuestionDraft;
    }
    case 'compare': {
      const settings = { options: [...replies, optionOf(texts.tie)], visibleOptions: undefined };
      return { ...newQuestion('label_selection', [], undefined), settings } as QuestionDraft;
    }
    case 'rank':
      return { ...newQuestion('ranking', [], undefined), settings: { options: replies } } as QuestionDraft;
  }
}
