/** Numbers of responses of any status, and of suggestions, that contain something. */
interface Uses {
  readonly answers: number;
  readonly suggestions: number;
}

export interface OptionUsage extends Uses {
  readonly value: string;
}

export interface QuestionUsage extends Uses {
  /** Submitted responses without an answer to the question. */
  readonly submittedWithout: number;
  readonly options: readonly OptionUsage[];
}

/** Changes that are made at once, after the user has seen what they do to existing answers. */
export type QuestionChange =
  | { readonly kind: 'require' }
  | { readonly kind: 'makeOptional' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'removeLabel'; readonly value: string; readonly text: string };

const isUsed = ({ answers, suggestions }: Uses) => answers > 0 || suggestions > 0;
const unused: Uses = { answers: 0, suggestions: 0 };

export const usesOfLabel = ({ options }: QuestionUsage, value: string): Uses =>
  options.find((option) => option.value === value) ?? unused;

/** Why a change cannot be made; the server refuses it with the same code. */
export type ChangeRefusal = 'label_in_use' | 'last_required_question' | 'question_answered';

interface ChangedQuestion {
  readonly required: boolean;
}

/** `others` are the other questions of the dataset. */
export function refusalOf(
  change: QuestionChange,
  { required }: ChangedQuestion,
  others: readonly ChangedQuestion[],
  usage: QuestionUsage,
): ChangeRefusal | undefined {
  const isLastRequired = required && !others.some((other) => other.required);
  switch (change.kind) {
    case 'require':
      return undefined;
    case 'makeOptional':
      return isLastRequired ? 'last_required_question' : undefined;
    case 'remove':
      if (usage.answers > 0) return 'question_answered';
      return isLastRequired ? 'last_required_question' : undefined;
    case 'removeLabel':
      return isUsed(usesOfLabel(usage, change.value)) ? 'label_in_use' : undefined;
  }
}
