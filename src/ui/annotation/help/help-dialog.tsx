import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import type { Question } from '#domain/annotation/question.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { type KeyRow, KeyRows } from '../../keyboard/key-rows.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { gestures } from '../shortcuts/gestures.ts';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { FixedKeys } from './fixed-keys.tsx';
import styles from './help.module.css';

const groups = ['answer', 'record', 'help'] as const;

/** Key that moves the focus to the notices, on every page. */
const notificationsKey = 'F6';

interface HelpDialogProps {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly isBulk: boolean;
  readonly onClose: () => void;
}

export const HelpDialog = observer(function HelpDialog({ fields, questions, isBulk, onClose }: HelpDialogProps) {
  const { usesSingleKeys } = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <p className={styles.settingsLink}>
        <PageLink to="/user-settings">{t('shortcuts.change')}</PageLink>
      </p>
      {groups.map((group) => (
        <Group key={group} group={group} />
      ))}
      <FixedKeys fields={fields} questions={questions} isBulk={isBulk} />
      <p className={styles.note}>{t(usesSingleKeys ? 'shortcuts.note' : 'shortcuts.singleOff')}</p>
    </Dialog>
  );
});

const Group = observer(function Group({ group }: { readonly group: (typeof groups)[number] }) {
  const { usesSingleKeys } = useShared(KeyboardSettings);
  const keys = useKeys();
  const { t } = useTranslation();
  const rows: readonly KeyRow[] = [
    ...gestures
      .filter(() => group === 'answer' && usesSingleKeys)
      .map((each) => ({ name: each.name, keys: keys.shownOf(each), text: t(`shortcuts.${each.name}`) })),
    ...shortcuts
      .filter((each) => each.group === group)
      .map(({ name }) => ({ name, keys: keys.allShown(name), text: t(`shortcuts.${name}`) })),
    ...(group === 'help' ? [{ name: 'reach', keys: [notificationsKey], text: t('toasts.reach') }] : []),
  ];
  return <KeyRows title={t(`keys.groups.${group}`)} rows={rows.filter((row) => row.keys.length > 0)} />;
});
