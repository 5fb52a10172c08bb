import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { unprocessable } from '../resources/shared/refusal.ts';
import type { FoundPage, Page, Selection } from './found.ts';

export type Query = NonNullable<v.InferOutput<typeof wireSearchBody>['query']>;

/** What of the selection a query finds; undefined where it leaves finding to filters and sorts. */
export async function findByQuery(_: Selection, { vector }: Query, _page: Page): Promise<FoundPage | undefined> {
  if (vector) throw unprocessable('This server does not search by similarity yet');
  return undefined;
}
