import type { QuestionType } from '../../annotation/answer.ts';
import type { NamedFigure } from '../figure.ts';
import type { ComparedValues } from '../question-figures.ts';
import type { ComparedQuestion } from '../question-quality.ts';
import { agentFigures, labelsIn } from './agent-figures.ts';
import { countPairs, type PairsOf } from './compared-pairs.ts';
import { type LabelScore, labelScores } from './label-scores.ts';

/** Answers to records with this suggestion. */
export interface AgentCell {
  readonly suggestion: string;
  readonly answer: string;
  readonly answers: number;
  readonly records: number;
}

export interface AgentQuality {
  /** Number of answers that the figures compare. */
  readonly compared: number;
  readonly figures: readonly NamedFigure[];
  readonly labels: readonly LabelScore[];
  readonly cells: readonly AgentCell[];
}

/** Suggestions of an agent to a question, compared with answers. */
export function agentQuality<T extends QuestionType>(
  { type, options }: ComparedQuestion<T>,
  pairs: PairsOf<T>,
): AgentQuality {
  const ofLabels = labelsIn[type] as ((value: ComparedValues[T]) => readonly string[]) | undefined;
  const inLabels = ofLabels
    ? pairs.map((pair) => ({ ...pair, suggestion: ofLabels(pair.suggestion), answer: ofLabels(pair.answer) }))
    : [];
  return {
    compared: countPairs(pairs),
    figures: agentFigures(type, pairs),
    labels: labelScores(inLabels, ofLabels ? options : []),
    cells: type === 'label_selection' || type === 'rating' ? pairs.map(cellOf) : [],
  };
}

const cellOf = ({ suggestion, answer, ...counted }: PairsOf<QuestionType>[number]): AgentCell => ({
  suggestion: String(suggestion),
  answer: String(answer),
  ...counted,
});
