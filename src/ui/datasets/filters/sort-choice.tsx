import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ListView, type SortField, sortFields } from '#domain/datasets/overview/list-view.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import styles from './filters.module.css';

interface SortChoiceProps {
  readonly view: ListView;
  readonly onSort: (by: SortField) => void;
  readonly onTurn: () => void;
}

export function SortChoice({ view: { sortBy, order }, onSort, onTurn }: SortChoiceProps) {
  const { t } = useTranslation();
  const handleChange = (value: string) => {
    const field = sortFields.find((each) => each === value);
    if (field) onSort(field);
  };

  return (
    <div className={styles.sort}>
      <select
        className={styles.select}
        aria-label={t('datasets.sortBy')}
        value={sortBy}
        onChange={(event) => handleChange(event.target.value)}
      >
        {sortFields.map((field) => (
          <option key={field} value={field}>
            {t(`datasets.sort.${field}`)}
          </option>
        ))}
      </select>
      <IconButton label={t(`datasets.order.${order}`)} onClick={onTurn}>
        {order === 'asc' ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
      </IconButton>
    </div>
  );
}
