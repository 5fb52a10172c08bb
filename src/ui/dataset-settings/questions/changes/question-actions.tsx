import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/controls/button.tsx';
import { Platform } from '../../../shared/platform.ts';
import { useShared } from '../../../shared/use-view-model.ts';
import type { SettingsItem } from '../../model/settings-item.ts';
import styles from './changes.module.css';
import type { QuestionChangesViewModel } from './question-changes-view-model.ts';

interface QuestionActionsProps {
  readonly item: SettingsItem<'question'>;
  readonly changes: QuestionChangesViewModel;
}

export const QuestionActions = observer(function QuestionActions({ item, changes }: QuestionActionsProps) {
  const { t } = useTranslation();
  const platform = useShared(Platform);
  if (!platform.can('question-changes') || item.isGone) return null;
  const requirement = item.original.required ? 'makeOptional' : 'require';
  return (
    <div className={styles.actions}>
      <Button look="quiet" onClick={() => changes.ask(item, { kind: requirement })}>
        {t(`changing.questionChanges.${requirement}`)}
      </Button>
      <Button look="quiet" className={styles.remove} onClick={() => changes.ask(item, { kind: 'remove' })}>
        {t('changing.questionChanges.remove')}
      </Button>
    </div>
  );
});
