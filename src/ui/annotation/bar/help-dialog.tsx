import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/annotation/question.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { gestures } from '../keyboard/gestures.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { shortcuts } from '../shortcuts.ts';
import { rowKeys } from '../spans/row-keys.ts';
import { textKeys } from '../spans/text-keys.ts';
import styles from './help.module.css';

const groups = ['answer', 'record', 'help'] as const;

/** Of the notifications, on any page. */
const reachKey = 'F6';

interface HelpDialogProps {
  readonly questions: readonly Question[];
  readonly onClose: () => void;
}

/** The tables of the keyboard, the very ones that run. */
export const HelpDialog = observer(function HelpDialog({ questions, onClose }: HelpDialogProps) {
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
      {questions.some(({ type }) => type === 'span') && <SpanKeys />}
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
  return <Rows title={t(`keys.groups.${group}`)} rows={rows} />;
});

/** What keys do in a text with spans, and in the list of them. */
function SpanKeys() {
  const { labelOf, isMac } = useKeys();
  const { t } = useTranslation();
  const told = (combos: readonly string[]) => combos.map(labelOf).join(' / ');
  const inText = textKeys.map(({ name, shown, onMac = shown }) => ({
    name,
    key: told(isMac ? onMac : shown),
    text: t(`keys.spans.${name}`),
  }));
  const inList = rowKeys.map(({ name, shown }) => ({ name, key: told(shown), text: t(`keys.spans.${name}`) }));
  return (
    <>
      <Rows title={t('keys.groups.text')} rows={inText} />
      <Rows title={t('keys.groups.list')} rows={inList} />
    </>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly key: string | undefined; readonly text: string }[];
}

function Rows({ title, rows }: RowsProps) {
  if (rows.length === 0) return null;

  return (
    <table className={styles.table}>
      <caption>{title}</caption>
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
}
