import { anyOf } from '../../criteria/condition.ts';
import type { Filter } from '../../criteria/filter.ts';
import type { NamedFigure } from '../figure.ts';
import type { AgentCell } from './agent-quality.ts';
import type { Calibration } from './calibration.ts';
import type { LabelScore } from './label-scores.ts';
import type { Discordant, McNemar } from './mcnemar.ts';
import type { Difference, Proportion } from './proportions.ts';

/** Answers that suggestions are compared with: those given without a suggestion in view, or all. */
export const countedAnswers = ['blind', 'all'] as const;
export type CountedAnswers = (typeof countedAnswers)[number];

/** Name of suggestions without the name of an agent. */
export const unnamedAgent = '';

/** Answers by whether the suggestion was in view. */
export interface AnswersByView {
  readonly blind: number;
  readonly shown: number;
  readonly unknown: number;
}

/** Responses given with the suggestion in view. */
export interface Outcomes {
  readonly accepted: number;
  readonly changed: number;
  readonly discarded: number;
}

/** Share of answers equal to the suggestion, with it in view and without. */
export interface Anchoring {
  readonly shown: Proportion;
  readonly blind: Proportion;
  readonly difference: Difference | null;
}

/** Suggestions of an agent to a question, compared with answers of people. */
export interface AgentReport {
  readonly agent: string;
  readonly answers: AnswersByView;
  /** Number of answers that the figures compare. */
  readonly compared: number;
  readonly figures: readonly NamedFigure[];
  readonly labels: readonly LabelScore[];
  readonly cells: readonly AgentCell[];
  readonly calibration: Calibration | null;
  readonly outcomes: Outcomes;
  readonly anchoring: Anchoring;
}

/** Two agents on the answers to records that both made suggestions to. */
export interface AgentComparison extends Discordant {
  readonly agents: readonly [string, string];
  readonly answers: number;
  /** Null if both are right about the same answers. */
  readonly test: McNemar | null;
}

interface CellOfAgent {
  readonly question: string;
  readonly agent: string;
  readonly cell: Pick<AgentCell, 'suggestion' | 'answer'>;
  readonly counted: CountedAnswers;
}

/** Filters for exactly the records of a cell. */
export function recordsOfAgentCell({ question, agent, cell, counted }: CellOfAgent): readonly Filter[] {
  const of = counted === 'blind' ? 'blind' : 'value';
  return [
    { on: 'answers', question, of, people: [], condition: anyOf(cell.answer) },
    { on: 'suggestion', question, of: 'value', condition: anyOf(cell.suggestion) },
    { on: 'suggestion', question, of: 'agent', condition: anyOf(agent) },
  ];
}
