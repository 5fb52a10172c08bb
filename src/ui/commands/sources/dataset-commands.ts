import type { Dataset } from '#domain/datasets/dataset.ts';
import { canChangeSettings } from '#domain/datasets/permissions.ts';
import type { CommandContext, RunnableCommand } from '../../keyboard/commands.ts';
import { annotationPath, settingsPath } from '../../layouts/crumbs.ts';

export const datasetCommands = (
  { t, user }: CommandContext,
  datasets: readonly Dataset[],
  go: (path: string) => void,
): readonly RunnableCommand[] =>
  datasets.flatMap(({ id, name, workspaceName }) => [
    { id: `dataset.${id}`, text: name, detail: workspaceName, run: () => go(annotationPath(id)) },
    ...(canChangeSettings(user)
      ? [
          {
            id: `settings.${id}`,
            text: t('commands.settingsOf', { name }),
            detail: workspaceName,
            run: () => go(settingsPath(id)),
          },
        ]
      : []),
  ]);
