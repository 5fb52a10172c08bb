import { ratingsBetween } from '#domain/creation/plan/new-question.ts';
import { optionOf, type QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { labelsIn } from '#domain/creation/source/spellings.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Profile } from './profile.ts';

function optionsOf(profile: Profile) {
  return profile.labels.map((label) => optionOf(label));
}

const minLabels = 2;
/** A question needs two labels, so a single one gets a counterpart. */
const another = 'other';

function spanQuestion(common: Common, profile: Profile, field: string): QuestionDraft {
  const found = optionsOf(profile);
  const options = found.length < minLabels ? [...found, optionOf(another)] : found;
  const settings = {
    options,
    visibleOptions: undefined,
    field,
    allowOverlapping: true,
    allowCharacterAnnotation: true,
  };
  return { ...common, type: 'span', settings };
}

const isOfSpans = (profile: Profile) => profile.isAll('spanLists') && profile.values.size > 0 && !profile.isManyTexts;

const isOfSeveral = (profile: Profile) => profile.isTextsOrLists || (profile.isAll('textLists') && profile.length > 1);

/** Infers the question from its answers; `textField` is the field that spans mark. */
export function questionLike(name: string, profile: Profile, textField: string | undefined): QuestionDraft {
  const common = { name, title: name, required: false, column: name };
  if (isOfSpans(profile) && textField !== undefined) return spanQuestion(common, profile, textField);
  const listed = profile.listedLabels;
  if (listed) return severalLabels(common, labelsIn(listed.spellings, true));
  const options = optionsOf(profile);
  const isEnough = options.length >= minLabels && !profile.isManyTexts && !profile.isWritten;
  if ((profile.isAll('rankLists') || profile.isRanked) && isEnough)
    return { ...common, type: 'ranking', settings: { options } };
  if (isOfSeveral(profile) && isEnough) return severalLabels(common, profile.labels);
  return plainQuestion(common, profile, isEnough);
}

const severalLabels = (common: Common, labels: readonly string[]): QuestionDraft => ({
  ...common,
  type: 'multi_label_selection',
  settings: { options: labels.map((label) => optionOf(label)), visibleOptions: undefined, optionsOrder: 'natural' },
});

type Common = Pick<QuestionDraft, 'name' | 'title' | 'required' | 'column'>;

function plainQuestion(common: Common, profile: Profile, isEnough: boolean): QuestionDraft {
  if (isRating(profile)) return { ...common, type: 'rating', settings: { options: ratingsIn(profile) } };
  if (isEnough && (isLabel(profile) || profile.isAll('textLists')))
    return { ...common, type: 'label_selection', settings: { options: optionsOf(profile), visibleOptions: undefined } };
  return { ...common, type: 'text', settings: { useMarkdown: false } };
}

/** Class labels of machine learning are often numbers. */
export const numberedLabels = (name: string, profile: Profile): QuestionDraft => ({
  name,
  title: name,
  required: false,
  column: name,
  type: 'label_selection',
  settings: { options: optionsOf(profile), visibleOptions: undefined },
});

export const isRating = (profile: Profile) =>
  profile.isAll('wholes') && profile.least >= limits.minRating && profile.most <= limits.maxRating;

/** Most scales end at 5 or 10. */
const usualHighest = 5;

const ratingsIn = ({ least, most }: Profile) =>
  ratingsBetween(Math.min(least, 1), most <= usualHighest ? usualHighest : limits.maxRating);

/** Labels are few and short. */
export const isLabel = (profile: Profile) =>
  profile.isAll('texts') &&
  profile.longTexts === 0 &&
  profile.labels.length * minLabels <= Math.max(profile.count, minLabels * minLabels);
