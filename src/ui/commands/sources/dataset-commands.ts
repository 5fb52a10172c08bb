import type { Dataset } from '#domain/datasets/dataset.ts';
import { canChangeSettings, canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import type { CommandContext, RunnableCommand } from '../../keyboard/commands.ts';
import { annotationPath, qualityPath, settingsPath } from '../../layouts/crumbs.ts';

export function datasetCommands(
  { t, user }: CommandContext,
  datasets: readonly Dataset[],
  go: (path: string) => void,
): readonly RunnableCommand[] {
  const seesQuality = canSeeTeamAnswers(user);
  return datasets.flatMap(({ id, name, workspaceName }) => {
    const page = (kind: string, text: string, path: string) => ({
      id: `${kind}.${id}`,
      text,
      detail: workspaceName,
      run: () => go(path),
    });
    return [
      page('dataset', name, annotationPath(id)),
      ...(canChangeSettings(user) ? [page('settings', t('commands.settingsOf', { name }), settingsPath(id))] : []),
      ...(seesQuality ? [page('quality', t('commands.qualityOf', { name }), qualityPath(id))] : []),
    ];
  });
}
