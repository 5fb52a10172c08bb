import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Action, Offer } from '#domain/annotation/actions.ts';
import { Button } from '../../components/controls/button.tsx';
import { publishLength } from '../../components/feedback/publish-length.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { Key } from '../../keyboard/key.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import styles from './form.module.css';

interface ActionsProps {
  readonly viewModel: Pick<ShortcutTarget, 'actions'> & {
    readonly form: Pick<AnnotationViewModel['form'], 'unfinished'>;
  };
}

/** Beside the record, the actions follow the form and cover nothing. */
const publishReach = publishLength('--actions-reach', (bar) =>
  getComputedStyle(bar).position === 'fixed' ? innerHeight - bar.getBoundingClientRect().top : 0,
);

export const Actions = observer(function Actions({ viewModel }: ActionsProps) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const isBlocked = viewModel.actions.offers.some(({ disabled }) => disabled === 'unfinished');
  const missing = list(viewModel.form.unfinished.map(({ title }) => title));

  return (
    <fieldset ref={publishReach} data-actions className={styles.actions} aria-label={t('annotation.actions')}>
      <p id="why-unfinished" className={styles.reason} title={isBlocked ? missing : undefined}>
        {isBlocked && (
          <>
            <span>{t('annotation.why.unfinished')}</span>: <b dir="auto">{missing}</b>
          </>
        )}
      </p>
      <div className={styles.row}>
        <ActionButtons actions={viewModel.actions} are={(action) => !isEdit(action)} />
      </div>
    </fieldset>
  );
});

/** Clear and Reset change the form and leave the record where it is. */
export const EditButtons = ({ actions }: Pick<ShortcutTarget, 'actions'>) => (
  <div className={styles.edits}>
    <ActionButtons actions={actions} are={isEdit} />
  </div>
);

const isEdit = (action: Action) => action === 'clear' || action === 'reset';

interface ActionButtonsProps extends Pick<ShortcutTarget, 'actions'> {
  readonly are: (action: Action) => boolean;
}

const ActionButtons = observer(function ActionButtons({ actions, are }: ActionButtonsProps) {
  return actions.offers
    .filter(({ action }) => are(action))
    .map(({ action, disabled }) => (
      <ActionButton key={buttonKey(action)} action={action} disabled={disabled} onPerform={actions.perform} />
    ));
});

/** Validate replaces Submit and keeps its element. */
const buttonKey = (action: Action) => (action === 'validate' ? 'submit' : action);

interface ActionButtonProps extends Pick<Offer, 'action'> {
  readonly disabled: Offer['disabled'] | undefined;
  readonly onPerform: (action: Action) => void;
}

const ActionButton = observer(function ActionButton({ action, disabled, onPerform }: ActionButtonProps) {
  const { t } = useTranslation();
  const { spoken } = useKeys();
  const isMain = action === 'submit' || action === 'validate';
  const key = isMain ? 'submit' : action;
  const keys = isMain ? [spoken(key), spoken('submitAnywhere')] : [spoken(key)];
  return (
    <Button
      look={isMain ? 'strong' : 'quiet'}
      disabled={disabled !== undefined}
      title={disabled && disabled !== 'no-record' ? t(`annotation.why.${disabled}`) : undefined}
      aria-describedby={disabled === 'unfinished' ? 'why-unfinished' : undefined}
      aria-keyshortcuts={keys.filter((each) => each !== undefined).join(' ') || undefined}
      onClick={() => onPerform(action)}
    >
      <Key of={key} />
      {t(`annotation.${action}`)}
    </Button>
  );
});
