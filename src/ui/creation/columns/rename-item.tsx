import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { targetName } from '#domain/creation/plan/target-names.ts';
import { limits } from '#domain/shared/limits.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { AboutColumn } from './about-column.tsx';
import styles from './columns.module.css';

interface RenameItemProps {
  readonly item: { readonly name: string; readonly sentAs?: string };
  readonly planPart: string;
  readonly problems: readonly PlanProblem[];
  readonly onRename: (name: string) => void;
  readonly onLeave: () => void;
}

/** Folded until the user wants another name than that of the column, or the name has a problem. */
export function RenameItem({ item, planPart, problems, onRename, onLeave }: RenameItemProps) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const { name, sentAs = name } = item;
  return (
    <details
      className={styles.rename}
      data-plan-part={planPart}
      open={isOpened || problems.length > 0}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      onBlur={onLeave}
    >
      <summary>
        <Pencil size={14} aria-hidden />
        <AboutColumn text={t('preparing.rename')} column={targetName(item) || name} />
      </summary>
      <TextField
        label={t('preparing.newName')}
        value={sentAs}
        max={limits.maxItemNameChars}
        required
        problems={problems}
        onChange={onRename}
      />
    </details>
  );
}
