import fc from 'fast-check';
import { type RandomRequest, randomRequests } from './requests.ts';
import { type FuzzTarget, forget, idsIn, learn, placeOf, remember } from './target.ts';

export interface ApiResponse {
  readonly status: number;
  readonly body: string;
}

interface Game {
  readonly seed: number;
  readonly count: number;
  readonly concurrentRequests: number;
  /** `turn` counts the requests. */
  readonly send: (request: RandomRequest, turn: number) => Promise<ApiResponse>;
  readonly tell: (request: RandomRequest, answer: ApiResponse) => void;
}

const roundOf = 60;
const mostDrafts = 6;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function after(
  places: readonly FuzzTarget[],
  request: RandomRequest,
  { status, body }: ApiResponse,
): readonly FuzzTarget[] {
  const { name, method, pattern, place } = request;
  if (method === 'GET' || status >= 300) return places;
  const answer = parsed(body);
  const made = name === 'createDataset' ? placeOf(place, answer) : undefined;
  if (made) return withDraft(places, made);
  if (name === 'deleteDataset') throwAway(places, idsIn(answer));
  if (method === 'DELETE') for (const id of idsIn(answer)) forget(place, id);
  else learn(place, pattern, answer);
  return places;
}

/** Moves the ids of a deleted draft to the trash of the kept targets, which restore or remove it. */
function throwAway(places: readonly FuzzTarget[], ids: readonly string[]) {
  for (const place of places) if (place.isKept) for (const id of ids) remember(place, 'trash', id);
}

const withDraft = (places: readonly FuzzTarget[], made: FuzzTarget): readonly FuzzTarget[] => [
  ...places.filter(({ isKept }) => isKept),
  ...[...places.filter(({ isKept }) => !isKept), made].slice(-mostDrafts),
];

/** Sends random requests, later ones with ids of created objects. Deterministic for a seed. */
export async function play(known: readonly FuzzTarget[], { seed, count, concurrentRequests, send, tell }: Game) {
  let places = known;
  for (let sent = 0; sent < count; sent += roundOf) {
    const numRuns = Math.min(roundOf, count - sent);
    const requests = fc.sample(randomRequests(places), { numRuns, seed: seed + sent });
    const one = async (request: RandomRequest, at: number) => {
      const answer = await send(request, sent + at);
      places = after(places, request, answer);
      tell(request, answer);
    };
    const work = async (lane: number) => {
      for (const [at, request] of requests.entries()) if (at % concurrentRequests === lane) await one(request, at);
    };
    await Promise.all(Array.from({ length: concurrentRequests }, (_, lane) => work(lane)));
  }
}
