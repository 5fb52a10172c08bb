import { ownStatuses, queueStatuses, withStatus } from '#domain/criteria/criteria.ts';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import type { CommandContext, RunnableCommand } from '../../keyboard/commands.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';
import { type Shortcut, type ShortcutActions, shortcuts } from '../shortcuts/shortcuts.ts';

/** Shortcuts that can be run by name. Shortcuts that only move within the form are left out. */
const named: readonly Shortcut[] = shortcuts.filter(
  ({ group, name }) => group === 'record' && name !== 'submitAnywhere',
);

/** Lists the shortcuts and the statuses of the records. */
export const pageCommands =
  (actions: ShortcutActions, records: RecordsViewModel) =>
  ({ t, shown, user }: CommandContext): readonly RunnableCommand[] => [
    ...named.map(({ name, can, run }) => ({
      id: `shortcut.${name}`,
      text: t(`shortcuts.${name}`),
      keys: shown(name),
      isPossible: can?.(actions.target) ?? true,
      run: () => run(actions),
    })),
    ...(canSeeTeamAnswers(user) ? queueStatuses : ownStatuses).map((status) => ({
      id: `status.${status}`,
      text: t('commands.choice', { setting: t('annotation.status'), value: t(`status.${status}`) }),
      isPossible: records.criteria !== undefined && records.criteria.status !== status,
      run: () => records.criteria && records.apply(withStatus(records.criteria, status)),
    })),
  ];
