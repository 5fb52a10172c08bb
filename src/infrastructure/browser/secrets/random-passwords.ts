import type { Passwords } from '#application/ports/people/passwords.ts';
import { makePassword } from '#domain/session/password.ts';

export class RandomPasswords implements Passwords {
  generate = (): string => makePassword(randomBelow);
}

/** Rejection sampling: `byte % bound` alone would favour the first letters. */
function randomBelow(bound: number): number {
  const end = 256 - (256 % bound);
  let byte = end;
  while (byte >= end) byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? end;
  return byte % bound;
}
