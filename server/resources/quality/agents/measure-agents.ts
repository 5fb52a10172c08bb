import type { WireAgentQuality } from '#contract/quality/agents.ts';
import { type AgentQuality, agentQuality } from '#domain/quality/agents/agent-quality.ts';
import { calibrationOf } from '#domain/quality/agents/calibration.ts';
import type { LabelScore } from '#domain/quality/agents/label-scores.ts';
import { differenceOf } from '#domain/quality/agents/proportions.ts';
import type { Db } from '../../../schema/database.ts';
import { optionsOf } from '../compared-values.ts';
import { presentFigures } from '../present-figure.ts';
import type { AgentsRead, SuggestedQuestion } from './compared-answers.ts';
import { countAgentAnswers } from './count-answers.ts';
import { readPairs } from './read-pairs.ts';

type Counted = Awaited<ReturnType<typeof countAgentAnswers>>;

function presentCalibration(counted: Pick<Counted, 'bins' | 'cuts'>): WireAgentQuality['calibration'] {
  const calibration = calibrationOf(counted);
  if (!calibration) return null;
  const { curve, error, suggestions, cuts } = calibration;
  return {
    curve: curve.map(({ meanScore, ...point }) => ({ ...point, mean_score: meanScore })),
    expected_error: error,
    suggestions,
    cuts: cuts.map(({ score, precision, suggestions: found }) => ({ score, precision, suggestions: found })),
  };
}

const presentLabel = ({ truePositives, trueNegatives, ...score }: LabelScore) => ({
  ...score,
  true_positive_rate: truePositives,
  true_negative_rate: trueNegatives,
});

const presentQuality = ({ compared, figures, labels, cells }: AgentQuality) => ({
  compared,
  figures: presentFigures(figures),
  labels: labels.map(presentLabel),
  cells: [...cells],
});

/** Suggestions of each agent to a question, compared with answers. */
export async function measureAgents(
  db: Db,
  question: SuggestedQuestion,
  read: AgentsRead,
): Promise<WireAgentQuality[]> {
  const { totals, pairs, bins, cuts } = await countAgentAnswers(db, question, read);
  const countOf = ({ blind, shown, unknown }: WireAgentQuality['answers']) =>
    read.counted === 'blind' ? blind : blind + shown + unknown;
  const total = totals.reduce((sum, { answers }) => sum + countOf(answers), 0);
  const pairsByAgent = await readPairs(db, question, read, { pairs, total });
  const { type } = question.settings;
  return totals.map(({ agent, answers, discarded, blind, shown }) => {
    const isOfAgent = (each: { readonly agent: string }) => each.agent === agent;
    const ofAgent = (pairsByAgent.get(agent) ?? []) as never;
    return {
      agent,
      answers,
      ...presentQuality(agentQuality({ type, options: optionsOf(question) }, ofAgent)),
      calibration: presentCalibration({ bins: bins.filter(isOfAgent), cuts: cuts.filter(isOfAgent) }),
      outcomes: { accepted: shown.count, changed: shown.of - shown.count, discarded },
      anchoring: { shown, blind, difference: differenceOf(shown, blind) },
    };
  });
}
