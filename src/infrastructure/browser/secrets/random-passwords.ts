import type { Passwords } from '#application/ports/people/passwords.ts';
import { makePassword } from '#domain/session/password.ts';

export class RandomPasswords implements Passwords {
  make = (): string => makePassword(below);
}

/** What lies beyond the last whole multiple is thrown away: otherwise the first letters would come more often. */
function below(bound: number): number {
  const end = 256 - (256 % bound);
  let byte = end;
  while (byte >= end) byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? end;
  return byte % bound;
}
