import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/controls/dialog.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { gestures } from '../keyboard/gestures.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { shortcuts } from '../shortcuts.ts';
import styles from './help.module.css';

const groups = ['answer', 'record', 'help'] as const;

/** Of the notifications, on any page. */
const reachKey = 'F6';

/** The tables of the keyboard, the very ones that run. */
export const HelpDialog = observer(function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { usesSingleKeys } = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <p className={styles.change}>
        <PageLink to="/user-settings">{t('shortcuts.change')}</PageLink>
      </p>
      {groups.map((group) => (
        <Group key={group} group={group} />
      ))}
      <p className={styles.note}>{t(usesSingleKeys ? 'shortcuts.note' : 'shortcuts.singleOff')}</p>
    </Dialog>
  );
});

const Group = observer(function Group({ group }: { readonly group: (typeof groups)[number] }) {
  const { usesSingleKeys } = useShared(KeyboardSettings);
  const keys = useKeys();
  const { t } = useTranslation();
  const rows = [
    ...gestures
      .filter(() => group === 'answer' && usesSingleKeys)
      .map(({ name, shown }) => ({ name, key: shown, text: t(`shortcuts.${name}`) })),
    ...shortcuts
      .filter((each) => each.group === group && keys.shown(each.name) !== undefined)
      .map(({ name }) => ({ name, key: keys.shown(name), text: t(`shortcuts.${name}`) })),
    ...(group === 'help' ? [{ name: 'reach', key: reachKey, text: t('toasts.reach') }] : []),
  ];
  if (rows.length === 0) return null;

  return (
    <table className={styles.table}>
      <caption>{t(`keys.groups.${group}`)}</caption>
      <tbody>
        {rows.map(({ name, key, text }) => (
          <tr key={name}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
