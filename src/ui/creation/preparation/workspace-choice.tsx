import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { chooseWorkspace } from '#domain/creation/plan/dataset-plan.ts';
import { canCreateWorkspaces } from '#domain/datasets/permissions.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { PlanProps } from '../plan/plan-props.ts';

/** Value of the option that creates a workspace; no id looks like it. */
const newWorkspaceValue = '+';

export const WorkspaceChoice = observer(function WorkspaceChoice({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const { user } = useShared(Session);
  const { workspaces } = viewModel;
  const { workspace } = plan;
  const canCreate = user !== undefined && canCreateWorkspaces(user);
  const problems = viewModel.problemsAt('workspace');
  const isNew = workspace?.kind === 'new';
  const choices = [
    ...workspaces.map(({ id, name }) => ({ value: id, text: name, isName: true })),
    ...(canCreate ? [{ value: newWorkspaceValue, text: t('preparing.newWorkspace') }] : []),
  ];
  const choose = (value: string) => {
    const found = workspaces.find(({ id }) => id === value);
    const next = found ? ({ kind: 'existing', workspace: found } as const) : ({ kind: 'new', name: '' } as const);
    viewModel.change((it) => chooseWorkspace(it, next));
  };
  const handleName = (name: string) =>
    viewModel.change((it) => chooseWorkspace(it, { kind: 'new', name }), 'workspace');

  return (
    <fieldset data-plan-part="workspace" onBlur={() => viewModel.markVisited('workspace')}>
      {choices.length === 0 ? (
        <p>{t('preparing.noWorkspace')}</p>
      ) : (
        <SelectField
          label={t('preparing.workspace')}
          value={workspace?.kind === 'existing' ? workspace.workspace.id : newWorkspaceValue}
          choices={choices}
          problems={isNew ? [] : problems}
          onChange={choose}
        />
      )}
      {isNew && (
        <TextField
          label={t('preparing.workspaceName')}
          value={workspace.name}
          required
          problems={problems}
          onChange={handleName}
        />
      )}
    </fieldset>
  );
});
