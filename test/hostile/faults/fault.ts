import { pick, type Roll } from '../../support/dice.ts';

/** Fate of a request between browser and server. */
export type Fault =
  | { readonly kind: 'drop the request' | 'lose the answer' | 'truncate the answer' | 'duplicate the request' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'answer a status'; readonly status: number }
  | { readonly kind: 'a gateway page'; readonly status: number; readonly reachesServer: boolean }
  | { readonly kind: 'end the session' };

/** Statuses after which a retry may succeed, with the bodies of servers and gateways. */
const passing = [408, 425, 429, 500, 502, 503, 504, 507, 520, 599] as const;
const ofGateways = [502, 504, 404, 403] as const;

const kinds = [
  'drop the request',
  'lose the answer',
  'truncate the answer',
  'duplicate the request',
  'delay',
  'answer a status',
  'answer a status',
  'a gateway page',
  'a gateway page',
] as const;

export function someFault(roll: Roll): Fault {
  const kind = pick(roll, kinds);
  if (kind === 'delay') return { kind, ms: 50 + roll(1_200) };
  if (kind === 'answer a status') return { kind, status: pick(roll, passing) };
  if (kind !== 'a gateway page') return { kind };
  const status = pick(roll, ofGateways);
  return { kind, status, reachesServer: status >= 500 && roll(2) === 0 };
}

export function describe(fault: Fault): string {
  if (fault.kind === 'delay') return `delay of up to ${fault.ms} ms`;
  if (fault.kind === 'answer a status') return `status ${fault.status}`;
  if (fault.kind !== 'a gateway page') return fault.kind;
  return `a gateway's page with ${fault.status}${fault.reachesServer ? ', after the server has answered' : ''}`;
}
