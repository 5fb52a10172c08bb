import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { roleOf } from '#domain/session/user.ts';
import type { CommandContext, Commands, RunnableCommand } from '../../keyboard/commands.ts';
import type { Platform } from '../../shared/platform.ts';

interface PlaceCommandsOptions {
  readonly platform: Platform;
  readonly commands: Commands;
  readonly go: (path: string) => void;
}

/** The pages that a user can go to, and what concerns all of them. */
export function placeCommands(
  { t, shown, user }: CommandContext,
  { platform, commands, go }: PlaceCommandsOptions,
): readonly RunnableCommand[] {
  const seesPeople = roleOf(user) === 'owner' && platform.can('people');
  return [
    { id: 'go.home', text: t('common.home'), run: () => go('/') },
    ...(canCreateDatasets(user) ? [{ id: 'go.new', text: t('starting.new'), run: () => go('/new') }] : []),
    ...(seesPeople ? [{ id: 'go.people', text: t('shell.people'), run: () => go('/people') }] : []),
    { id: 'keys', text: t('commands.keys'), keys: shown('help'), run: commands.showKeys },
    { id: 'sign-out', text: t('session.signOut'), run: commands.signOut },
  ];
}
