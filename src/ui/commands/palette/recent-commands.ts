import type { Preferences } from '#application/ports/shared/preferences.ts';
import { afterUse } from '#domain/commands/find-commands.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Session } from '../../shared/session.ts';

/** Ids of the commands that the user ran last, the latest first. */
export class RecentCommands {
  constructor(
    private readonly preferences: Preferences,
    private readonly session: Session,
  ) {}

  get ids(): readonly string[] {
    return this.preferences.read(this.key)?.split(separator) ?? [];
  }

  add(id: string): void {
    this.preferences.write(this.key, afterUse(this.ids, id, limits.recentCommands).join(separator));
  }

  private get key() {
    return `commands.${this.session.user?.id}`;
  }
}

/** Ids hold texts of the page, which have no line breaks. */
const separator = '\n';
