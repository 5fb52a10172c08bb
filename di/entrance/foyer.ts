import type { ServiceIdentifier } from 'inversify';
import type { Resolver } from '#ui/shared/use-view-model.ts';
import { type Note, wiringBy } from '../wiring.ts';

interface Noted {
  readonly make: () => unknown;
  isTransient: boolean;
}

/** Holds what everybody comes by; Inversify, which weighs more than all of it, comes with the work. */
export class Foyer implements Resolver {
  private readonly noted = new Map<ServiceIdentifier, Noted>();
  private readonly made = new Map<ServiceIdentifier, unknown>();
  private beyond: Resolver | undefined;

  /** Leads on to what is not here. */
  open(beyond: Resolver): void {
    this.beyond = beyond;
  }

  get tokens(): Iterable<ServiceIdentifier> {
    return this.noted.keys();
  }

  get<T>(token: ServiceIdentifier<T>): T {
    const noted = this.noted.get(token);
    if (!noted) return this.ask(token);
    if (noted.isTransient) return noted.make() as T;
    if (!this.made.has(token)) this.made.set(token, noted.make());
    return this.made.get(token) as T;
  }

  private ask<T>(token: ServiceIdentifier<T>): T {
    if (!this.beyond) throw new Error(`${String(token)} comes with the work`);
    return this.beyond.get(token);
  }

  private readonly note: Note = (token, make, needs) => {
    const noted: Noted = { make: () => make(...needs.map((need) => this.get(need))), isTransient: false };
    this.noted.set(token, noted);
    return {
      inTransientScope: () => {
        noted.isTransient = true;
      },
    };
  };

  readonly wiring = wiringBy(this.note);
}
