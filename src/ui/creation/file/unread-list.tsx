import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Downloads } from '#application/ports/shared/downloads.ts';
import type { UnreadRow } from '#domain/creation/portable/read-rows.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './file.module.css';
import type { FileReading } from './file-reading.ts';

export const UnreadList = observer(function UnreadList({ reading }: { readonly reading: FileReading }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const downloads = useShared(Downloads);
  const { scan, file } = reading;
  if (!scan || scan.unreadCount === 0) return null;
  const reasonOf = ({ reason }: UnreadRow) => t(`preparing.unread.${reason}`);
  const handleSave = () => {
    const lines = scan.unread.map((unread) => `${unread.line},"${reasonOf(unread).replaceAll('"', '""')}"`);
    downloads.save(`${file?.name ?? ''}-unread.csv`, ['line,reason', ...lines].join('\r\n'));
  };
  return (
    <details className={styles.listed} open>
      <summary>{t('preparing.unreadCount', { count: scan.unreadCount, number: number(scan.unreadCount) })}</summary>
      <ul>
        {scan.unread.slice(0, limits.maxListedNames).map((unread) => (
          <li key={unread.line}>
            {t('preparing.unreadLine', { line: number(unread.line) })} {reasonOf(unread)}
          </li>
        ))}
      </ul>
      <Button onClick={handleSave}>{t('preparing.saveUnread')}</Button>
    </details>
  );
});
