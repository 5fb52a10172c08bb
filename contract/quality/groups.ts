import * as v from 'valibot';
import { itemsOf } from '../schemas.ts';
import { wireNamedFigure } from './figure.ts';
import { wireQualityRequest } from './quality.ts';

/** Groups of records: by week of the last answer, by the guidelines at that time, or by a metadata property. */
const wireGrouping = v.variant('by', [
  v.object({ by: v.picklist(['week', 'guidelines']) }),
  v.object({ by: v.literal('metadata'), property: v.string() }),
]);
export type WireGrouping = v.InferOutput<typeof wireGrouping>;

export const wireQualityGroupsRequest = v.object({
  ...v.omit(wireQualityRequest, ['intervals', 'answers']).entries,
  groups: wireGrouping,
});

/** Agreement on one question in each group. Records without a value of the property are in none. */
const wireQuestionGroups = v.object({
  question_name: v.string(),
  groups: v.array(
    v.object({
      /** Monday of the week; start of the version of the guidelines; value of the property. */
      value: v.string(),
      /** Records with at least two answers; those that are compared; those among them whose answers are not all equal. */
      records: v.number(),
      compared: v.number(),
      different: v.number(),
      /** Share of equal answers and main coefficient. */
      figures: v.array(wireNamedFigure),
    }),
  ),
});

export const wireQualityGroups = itemsOf(wireQuestionGroups);
export type WireQualityGroups = v.InferOutput<typeof wireQualityGroups>;
