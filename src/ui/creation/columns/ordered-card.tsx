import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import dragging from '../../components/dragging/dragging.module.css';
import type { Reordering } from '../../components/dragging/use-reordering.ts';
import styles from './columns.module.css';

interface OrderedCardProps {
  readonly name: string;
  readonly title: string;
  readonly at: number;
  readonly reordering: Reordering;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly planPart?: string;
  readonly onLeave?: () => void;
  /** Column that the card asks for. */
  readonly asks?: string | undefined;
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

export function OrderedCard(props: OrderedCardProps) {
  const { name, title, at, reordering, about, actions, planPart, onLeave, asks, isCompact, children } = props;
  const { t } = useTranslation();
  const isHeld = reordering.held?.key === name;
  return (
    <li className={styles.slot} data-slot={at} data-plan-part={planPart} data-asks={asks} onBlur={onLeave}>
      <div className={`${dragging.card} ${styles.card}`} data-card={name} data-held={isHeld} data-compact={isCompact}>
        <div className={styles.head}>
          <button
            type="button"
            className={`${dragging.grip} ${styles.grip}`}
            data-grip
            aria-label={t('preparing.move', { name: title })}
            aria-pressed={isHeld}
            title={t('preparing.move', { name: title })}
            onClick={() => reordering.toggle(name)}
            onBlur={reordering.cancel}
            onKeyDown={(event) => reordering.handleKeyDown(event, name, at)}
          >
            <GripVertical size={16} aria-hidden />
          </button>
          <h3 dir="auto">{title}</h3>
          {about && <span className={styles.about}>{about}</span>}
          {actions && <span className={styles.end}>{actions}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}
