import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Team } from '#domain/people/team.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { IconButton } from '../components/controls/icon-button.tsx';
import { TextInput } from '../components/controls/text-input.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import { NewWorkspaceViewModel } from './new-workspace-view-model.ts';

interface NewWorkspaceProps {
  readonly team: Team;
  readonly onAdded: (workspace: Workspace) => void;
}

export const NewWorkspace = observer(function NewWorkspace({ team, onAdded }: NewWorkspaceProps) {
  const { name, problem, adding, enter, submit } = useViewModel(NewWorkspaceViewModel);
  const { t } = useTranslation();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit(team.workspaces, onAdded);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <TextInput
        label={t('people.workspaces.new')}
        autoComplete="off"
        dir="auto"
        aria-invalid={problem !== undefined}
        note={problem && t(problem.key as 'people.workspaces.taken', { ...problem.values })}
        value={name}
        onChange={(event) => enter(event.target.value)}
        end={
          <IconButton type="submit" look="quiet" label={t('people.workspaces.add')} busy={adding.isRunning}>
            <Plus size={18} />
          </IconButton>
        }
      />
    </form>
  );
});
