import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedDataset } from '#domain/datasets/deleted-dataset.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextInput } from '../../components/controls/text-input.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './trash.module.css';
import type { RestoreCallbacks, TrashViewModel } from './trash-view-model.ts';

interface TrashRowProps {
  readonly dataset: DeletedDataset;
  readonly viewModel: TrashViewModel;
  readonly callbacks: RestoreCallbacks;
}

export const TrashRow = observer(function TrashRow(props: TrashRowProps) {
  const { dataset, viewModel } = props;
  const id = useId();
  return (
    <li className={styles.row}>
      <h3 id={id} className={styles.name}>
        <bdi>{dataset.name}</bdi>
      </h3>
      <Facts dataset={dataset} />
      {viewModel.newName?.id === dataset.id && <NewNameForm {...props} formId={`${id}-form`} />}
      <Actions {...props} nameId={id} formId={`${id}-form`} />
    </li>
  );
});

function Facts({ dataset }: Pick<TrashRowProps, 'dataset'>) {
  const { t } = useTranslation();
  const { ago, moment, number } = useFormats();
  const { workspaceName, records, deletedAt, deletedBy, removedAt } = dataset;
  const when = ago(deletedAt);
  return (
    <div className={styles.facts}>
      <p>
        <bdi>{workspaceName}</bdi> · {t('datasets.records', { count: records, total: number(records) })}
      </p>
      <p>
        <time dateTime={deletedAt} title={moment(deletedAt)}>
          {deletedBy === undefined ? t('trash.deleted', { when }) : t('trash.deletedBy', { when, name: deletedBy })}
        </time>
      </p>
      <p>{t('trash.keptUntil', { when: moment(removedAt) })}</p>
    </div>
  );
}

interface FormProps extends TrashRowProps {
  readonly formId: string;
}

const NewNameForm = observer(function NewNameForm({ dataset, viewModel, callbacks, formId }: FormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  const { name = '', problem } = viewModel.newName ?? {};
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    viewModel.restoreAs(dataset, callbacks);
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={handleSubmit}>
      <TextInput
        label={t('trash.newName')}
        autoComplete="off"
        dir="auto"
        aria-invalid={problem !== undefined}
        note={problem && t(problem.key as 'refusals.dataset_name_taken', { ...problem.values })}
        value={name}
        onChange={(event) => viewModel.enterName(dataset.id, event.target.value)}
      />
    </form>
  );
});

interface ActionsProps extends FormProps {
  readonly nameId: string;
}

const Actions = observer(function Actions({ dataset, viewModel, callbacks, nameId, formId }: ActionsProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const isNaming = viewModel.newName?.id === dataset.id;
  const isBusy = viewModel.isChanging(dataset);
  const actions = useFocusOnConfirm(isConfirming);
  const described = { 'aria-describedby': nameId, busy: isBusy };
  if (isConfirming)
    return (
      <div ref={actions} className={styles.actions}>
        <span>{t('trash.removeAsk')}</span>
        <Button look="quiet" onClick={() => setConfirming(false)}>
          {t('common.cancel')}
        </Button>
        <Button {...described} look="strong" onClick={() => viewModel.remove(dataset)}>
          {t('trash.remove')}
        </Button>
      </div>
    );
  const restoring = isNaming
    ? ({ type: 'submit', form: formId } as const)
    : { onClick: () => viewModel.restore(dataset, callbacks) };
  return (
    <div ref={actions} className={styles.actions}>
      <Button {...described} {...restoring}>
        {t('trash.restore')}
      </Button>
      <Button look="quiet" aria-describedby={nameId} onClick={() => setConfirming(true)}>
        {t('trash.remove')}
      </Button>
    </div>
  );
});

function useFocusOnConfirm(isConfirming: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(isConfirming);
  useEffect(() => {
    if (before.current === isConfirming) return;
    before.current = isConfirming;
    const buttons = [...(actions.current?.querySelectorAll('button') ?? [])];
    (isConfirming ? buttons[0] : buttons.at(-1))?.focus();
  }, [isConfirming]);
  return actions;
}
