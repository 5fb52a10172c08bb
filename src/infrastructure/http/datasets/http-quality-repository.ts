import type { QualityPart, QualityRepository } from '#application/ports/datasets/quality-repository.ts';
import { type WireQualityGroups, wireQualityGroups } from '#contract/quality/groups.ts';
import { type WireQuality, type WireQualityRequest, wireQuality } from '#contract/quality/quality.ts';
import { momentsOf, type QualityView } from '#domain/quality/answer-limits.ts';
import type { Group, Grouping, GroupsByQuestion } from '#domain/quality/grouping.ts';
import type { QuestionReport } from '#domain/quality/report.ts';
import { toWireSearch } from '../annotation/mappers/search.ts';
import type { Api } from '../api.ts';
import { toAgentComparison, toAgentReport } from './mappers/agent-report.ts';
import { toFigure, toFigureName, toFigures } from './mappers/figure.ts';

type Wire = WireQuality['items'][number];

export class HttpQualityRepository implements QualityRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, { view, intervals, answers }: QualityPart): Promise<readonly QuestionReport[]> {
    const { items } = await this.api.call({
      method: 'post',
      path: `ext/v1/datasets/${datasetId}/quality`,
      json: { ...partOf(view), intervals, answers },
      isRead: true,
      schema: wireQuality,
      failure: 'POSTIL_MEASURING_QUALITY',
    });
    return items.map(toReport);
  }

  async groups(datasetId: string, view: QualityView, groups: Grouping): Promise<GroupsByQuestion> {
    const { items } = await this.api.call({
      method: 'post',
      path: `ext/v1/datasets/${datasetId}/quality/groups`,
      json: { ...partOf(view), groups },
      isRead: true,
      schema: wireQualityGroups,
      failure: 'POSTIL_MEASURING_QUALITY',
    });
    return new Map(items.map((item) => [item.question_name, item.groups.map(toGroup)]));
  }
}

function partOf({ criteria, limits }: QualityView): WireQualityRequest {
  const { query, filters } = toWireSearch({ ...criteria, status: 'all' });
  const { from, to } = momentsOf(limits);
  return {
    ...(query && { query }),
    ...(filters && { filters }),
    ...(limits.people.length > 0 && { usernames: [...limits.people] }),
    ...(from && { since: from }),
    ...(to && { until: to }),
  };
}

const toGroup = ({ figures, ...counts }: WireQualityGroups['items'][number]['groups'][number]): Group => ({
  ...counts,
  figures: toFigures(figures),
});

function toReport(wire: Wire): QuestionReport {
  return {
    question: wire.question_name,
    records: wire.records,
    compared: wire.compared,
    people: wire.usernames,
    figures: wire.figures.flatMap(({ name, low, high, ...figure }) => {
      const known = toFigureName(name);
      if (known === undefined) return []; // a newer server may have more
      const interval = low === null || high === null ? undefined : { low, high };
      return [{ name: known, figure: toFigure(figure), interval }];
    }),
    pairs: wire.pairs.map(({ usernames, records, different, ...figure }) => ({
      people: usernames,
      records,
      different,
      figure: toFigure(figure),
    })),
    options: wire.options.map(({ alpha, kappa: _, ...counted }) => ({ ...counted, alpha: toFigure(alpha) })),
    cells: wire.cells,
    mostDifferent: wire.most_different
      ? { values: wire.most_different.values, people: wire.most_different.usernames }
      : undefined,
    disputed: wire.disputed.map(({ record_id, distance, answers }) => ({
      recordId: record_id,
      distance,
      answers: answers.map(({ username, values }) => ({ person: username, values })),
    })),
    agents: wire.agents.map(toAgentReport),
    agentComparisons: wire.agent_comparisons.map(toAgentComparison),
  };
}
