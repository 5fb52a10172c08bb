import { answerPromise, statesFact } from './column-words.ts';
import type { Profile } from './profile.ts';

const forms = { structured: 20, list: 2, plain: 1, sentences: -4 } as const;

type Column = readonly [string, Profile];

/** Spans and ranks are answers in a column of any name; lists of labels are answers more often than single labels. */
function answerForm(profile: Profile): number {
  if (profile.isWritten) return forms.sentences;
  if (profile.isAll('spanLists') || profile.isAll('rankLists')) return forms.structured;
  if (profile.isAll('textLists') || profile.isTextsOrLists || profile.listedLabels) return forms.list;
  return forms.plain;
}

const likelihood = ([name, profile]: Column): number => {
  const promise = answerPromise(name);
  const form = answerForm(profile);
  return promise === 0 && statesFact(name) && form < forms.structured ? 0 : promise + form;
};

/** The column that most likely holds the answers; a language or a product is no question. */
export function bestQuestion(columns: readonly Column[]): readonly Column[] {
  const likely = columns.map((column) => ({ column, value: likelihood(column) })).filter(({ value }) => value > 0);
  const [best] = likely.toSorted((one, other) => other.value - one.value);
  return best ? [best.column] : [];
}
