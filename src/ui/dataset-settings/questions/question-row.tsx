import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ItemBadges, ItemMark } from '../items/item-marks.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import { useBadges } from '../tabs/use-badges.ts';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';

interface QuestionRowProps {
  readonly item: SettingsItem<'question'>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const QuestionRow = observer(function QuestionRow({ item, isOpen, onToggle }: QuestionRowProps) {
  const badges = useBadges();
  const id = useId();
  const { name, title } = item.current;
  return (
    <li className={styles.row} data-name={item.original.name} data-open={isOpen} data-modified={item.isModified}>
      <div className={styles.head}>
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
          <QuestionItem item={item} namedBy={`${id}-name`} />
        </div>
      )}
    </li>
  );
});
