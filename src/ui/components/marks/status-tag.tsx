import { CircleCheckBig, CircleSlash, Clock3, Inbox, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueueStatus, ShownStatus } from '#domain/annotation/record.ts';
import styles from './marks.module.css';

const icons = {
  pending: Clock3,
  draft: PencilLine,
  discarded: CircleSlash,
  submitted: CircleCheckBig,
  completed: CircleCheckBig,
  all: Inbox,
} satisfies Record<QueueStatus, unknown>;

/** Shows a status by icon, text and colour, never by colour alone. */
export function StatusTag({ status }: { readonly status: ShownStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={status}>
      <StatusIcon status={status} />
      {t(`status.${status}`)}
    </span>
  );
}

export function StatusIcon({ status }: { readonly status: QueueStatus }) {
  const Icon = icons[status];
  return <Icon size={15} strokeWidth={2.2} aria-hidden />;
}
