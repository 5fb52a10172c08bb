import { ChevronDown, GripVertical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import dragging from '../../components/dragging/dragging.module.css';
import type { Reordering } from '../../components/dragging/use-reordering.ts';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { ItemBadges, ItemMark } from '../items/item-marks.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import { useBadges } from '../tabs/use-badges.ts';
import { QuestionActions } from './changes/question-actions.tsx';
import type { QuestionChangesViewModel } from './changes/question-changes-view-model.ts';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';

interface QuestionRowProps {
  readonly item: SettingsItem<'question'>;
  readonly at: number;
  /** Undefined for a single question. */
  readonly order: Reordering | undefined;
  readonly changes: QuestionChangesViewModel;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const QuestionRow = observer(function QuestionRow(props: QuestionRowProps) {
  const { item, at, order, changes, isOpen, onToggle } = props;
  const badges = useBadges();
  const platform = useShared(Platform);
  const id = useId();
  const { name, title } = item.current;
  const isMovable = order !== undefined && platform.can('question-changes') && !item.isGone;
  return (
    <li className={styles.slot} data-slot={at} data-name={item.original.name}>
      <div
        className={`${dragging.card} ${styles.row}`}
        data-card={isMovable ? item.key : undefined}
        data-held={order?.held?.key === item.key}
        data-modified={item.isModified}
      >
        <div className={styles.head}>
          {isMovable && <Grip item={item} at={at} order={order} />}
          <h2>
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-form` : undefined}
              onClick={onToggle}
            >
              <ChevronDown size={16} aria-hidden />
              <span id={`${id}-name`} dir="auto">
                {name}
              </span>
            </button>
          </h2>
          {title.trim() !== name && (
            <span className={styles.title} dir="auto">
              {title}
            </span>
          )}
          <ItemBadges badges={badges.ofQuestion(item.current)} />
          <ItemMark item={item} isFolded={!isOpen} />
        </div>
        {isOpen && (
          <div id={`${id}-form`}>
            <QuestionItem item={item} changes={changes} namedBy={`${id}-name`} />
            <QuestionActions item={item} changes={changes} />
          </div>
        )}
      </div>
    </li>
  );
});

interface GripProps {
  readonly item: SettingsItem<'question'>;
  readonly at: number;
  readonly order: Reordering;
}

const Grip = observer(function Grip({ item, at, order }: GripProps) {
  const { t } = useTranslation();
  const label = t('changing.labels.move', { label: item.original.name });
  return (
    <button
      type="button"
      className={`${dragging.grip} ${styles.grip}`}
      data-grip
      aria-label={label}
      aria-pressed={order.held?.key === item.key}
      title={label}
      onKeyDown={(event) => order.handleKeyDown(event, item.key, at)}
      onClick={() => order.toggle(item.key)}
      onBlur={order.cancel}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
});
