import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/controls/dialog.tsx';
import { shortcuts, shown } from '../shortcuts.ts';
import styles from './help.module.css';

/** Of the notifications, on any page. */
const reachKey = 'F6';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The table of the keyboard, the very one that runs. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <table className={styles.table}>
        <tbody>
          {shortcuts.map(({ name, key }) => (
            <tr key={name}>
              <th scope="row">
                <kbd>{shown(key, isMac)}</kbd>
              </th>
              <td>{t(`shortcuts.${name}`)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <kbd>{reachKey}</kbd>
            </th>
            <td>{t('toasts.reach')}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>{t('shortcuts.note')}</p>
    </Dialog>
  );
}
