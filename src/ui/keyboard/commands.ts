import type { TFunction } from 'i18next';
import type { Command } from '#domain/commands/find-commands.ts';
import type { User } from '#domain/session/user.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { KeyName } from './default-keys.ts';

export interface RunnableCommand extends Command {
  /** Label of its key. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** Texts and keys of commands, and the user, whose role decides which there are. */
export interface CommandContext {
  readonly t: TFunction;
  readonly shown: (key: KeyName) => string | undefined;
  readonly user: User;
}

/** Offered by a page whose commands are more than its buttons and links. */
export interface PageCommands {
  /** Loads the code of the commands, then lists them as they are possible now. */
  readonly load: () => Promise<(context: CommandContext) => readonly RunnableCommand[]>;
  readonly showKeys: () => void;
}

/** Opens the command palette and the list of keys, on every page of a signed-in user. */
export class Commands {
  open: 'palette' | 'keys' | 'sign-out' | undefined = undefined;
  page: PageCommands | undefined = undefined;
  /** Text in the search box of the palette. */
  typed = '';

  constructor() {
    makeStateObservable(this);
  }

  showPalette() {
    this.typed = '';
    this.open = 'palette';
  }

  type(text: string) {
    this.typed = text;
  }

  /** The page may have a list of its own. */
  showKeys() {
    if (this.page) this.page.showKeys();
    else this.open = 'keys';
  }

  signOut() {
    this.open = 'sign-out';
  }

  close() {
    this.open = undefined;
  }

  /** Returns a function that withdraws the offer. */
  offer(page: PageCommands): () => void {
    this.page = page;
    return () => this.withdraw(page);
  }

  private withdraw(page: PageCommands) {
    if (this.page === page) this.page = undefined;
  }
}
