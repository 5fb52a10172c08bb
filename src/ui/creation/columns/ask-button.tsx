import { MessageCircleQuestionMark } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { askColumn, canAsk } from '#domain/creation/plan/ask-column.ts';
import { Button } from '../../components/controls/button.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { AboutColumn } from './about-column.tsx';
import styles from './columns.module.css';

interface AskButtonProps extends PlanProps {
  readonly column: string;
}

/** Turns a column into a question, and moves the focus to it. */
export const AskButton = observer(function AskButton({ column, viewModel, plan }: AskButtonProps) {
  const { t } = useTranslation();
  if (!canAsk(plan, column)) return null;
  const handleClick = () => {
    viewModel.change((it) => askColumn(it, column));
    requestAnimationFrame(() => focusQuestionOf(column));
  };
  return (
    <Button look="quiet" className={styles.ask ?? ''} onClick={handleClick}>
      <MessageCircleQuestionMark size={16} aria-hidden />
      <AboutColumn text={t('preparing.ask')} column={column} />
    </Button>
  );
});

function focusQuestionOf(column: string) {
  const card = document.querySelector<HTMLElement>(`[data-asks="${CSS.escape(column)}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
