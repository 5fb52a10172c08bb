import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { isObject, list, mapOf, orNull, wireId, wireMap, wireTextOrNumber } from '../schemas.ts';
import { wireAnswerValue } from './answer-value.ts';
import { wireResponseStatuses, wireSuggestionsSeen } from './response.ts';
import { wireSuggestionWrite } from './suggestion-write.ts';

// A request has up to a thousand records: one function checks long values, instead of a schema for each value.

const isMessage = (message: unknown) =>
  isObject(message) && typeof message.role === 'string' && typeof message.content === 'string';

const brokenChat = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields).find((name) => {
    const value = fields[name];
    return Array.isArray(value) && !value.every(isMessage);
  });

/** The dataset decides which fields exist; a value that is a list has to be a chat. */
const fields = v.pipe(
  wireMap,
  v.check(
    (given) => brokenChat(given) === undefined,
    ({ input }) =>
      `Error parsing chat field '${brokenChat(input)}': every message needs the strings 'role' and 'content'`,
  ),
);

const isInfinite = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);

const metadata = v.pipe(
  wireMap,
  v.check((given) => !Object.values(given).some(isInfinite), 'NaN is not allowed as metadata value'),
);

const numbers = v.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((each) => typeof each === 'number' && Number.isFinite(each)),
  'Input should be a valid list of numbers',
);

const response = v.object({
  user_id: wireId,
  status: v.picklist(wireResponseStatuses),
  values: orNull(mapOf(v.object({ value: wireAnswerValue }))),
  postil: v.exactOptional(
    v.object({
      suggestions_seen: v.exactOptional(wireSuggestionsSeen),
      blind_values: v.exactOptional(mapOf(v.object({ value: wireAnswerValue }))),
    }),
  ),
});

const content = {
  metadata: orNull(metadata),
  external_id: orNull(wireTextOrNumber),
  responses: v.nullish(v.array(response), []),
  suggestions: v.nullish(v.array(wireSuggestionWrite), []),
  vectors: v.nullish(mapOf(numbers), {}),
};

export const wireRecordCreate = v.object({ fields, ...content });
export type WireRecordCreate = v.InferOutput<typeof wireRecordCreate>;

/** Missing keys keep their values. */
const change = { ...content, fields: v.exactOptional(fields), metadata: v.optional(v.nullable(metadata)) };

/** Updates the record with this id or external id; creates one if there is none. */
export const wireRecordUpsert = v.object({ id: orNull(wireId), ...change });
export type WireRecordUpsert = v.InferOutput<typeof wireRecordUpsert>;

/** Limited in number, with unique external ids. */
/* @__NO_SIDE_EFFECTS__ */
function records<S extends v.GenericSchema<unknown, { readonly external_id: string | null }>>(schema: S) {
  return v.pipe(
    list(schema, wireLimits.bulkRecords),
    v.check((items) => {
      const names = items.flatMap(({ external_id }) => external_id ?? []);
      return new Set(names).size === names.length;
    }, 'External IDs must be unique'),
  );
}

export const wireRecordsUpsert = v.object({ items: records(wireRecordUpsert) });

/** Suggestions replace all that the record has. */
export const wireRecordUpdate = v.object({
  fields: v.exactOptional(fields),
  metadata: v.optional(v.nullable(metadata)),
  suggestions: orNull(v.array(wireSuggestionWrite)),
  vectors: content.vectors,
});
export type WireRecordUpdate = v.InferOutput<typeof wireRecordUpdate>;

export const wireRecordsCreate = v.object({ items: records(wireRecordCreate) });

export const wireListedIds = v.object({ ids: v.string() });
