import type { Question } from '#domain/annotation/question.ts';
import type { Grouping } from '#domain/quality/grouping.ts';
import type { AnsweredRecord, LimitsOfAnswers } from '#domain/quality/records/answered-record.ts';
import type { WantedFigures } from '#domain/quality/records/measure-records.ts';

/** Records are sent in parts, and kept for the figures that are asked for later. Each message has one answer. */
export type MeasuringMessage =
  | { readonly kind: 'records'; readonly records: readonly AnsweredRecord[] }
  | {
      readonly kind: 'measure';
      readonly questions: readonly Question[];
      readonly limits: LimitsOfAnswers;
      readonly wanted: WantedFigures;
    }
  | {
      readonly kind: 'groups';
      readonly questions: readonly Question[];
      readonly limits: LimitsOfAnswers;
      readonly grouping: Grouping;
    };
