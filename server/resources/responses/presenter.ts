import type { WireResponse } from '#contract/annotation/response.ts';
import type { StoredResponse } from './save.ts';

interface ResponseOwner {
  readonly recordId: string;
  readonly userId: string;
}

export const presentResponse = (
  { id, values, status, suggestions_seen, blind_values, inserted_at, updated_at }: Omit<StoredResponse, 'seq'>,
  { recordId, userId }: ResponseOwner,
): WireResponse => ({
  id,
  values: values as WireResponse['values'],
  status,
  record_id: recordId,
  user_id: userId,
  inserted_at,
  updated_at,
  ...((suggestions_seen || blind_values) && {
    postil: { ...(suggestions_seen && { suggestions_seen }), ...(blind_values && { blind_values }) },
  }),
});
