import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { type ResponsePlace, responsePlace } from './queries.ts';

export async function findResponse({ db, caller, id }: Call<unknown>): Promise<ResponsePlace> {
  const response = await responsePlace(db, caller, id);
  if (!response) throw notFound('Response', id);
  return response;
}
