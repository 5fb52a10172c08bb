import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { detailsOf } from '#domain/shared/notice.ts';
import { Details } from '../../components/feedback/reason.tsx';
import { Texts } from '../../i18n/texts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './bulk.module.css';
import type { BulkViewModel } from './bulk-view-model.ts';

interface RefusalReasonProps {
  readonly bulk: BulkViewModel;
  readonly recordId: string;
}

export const RefusalReason = observer(function RefusalReason({ bulk, recordId }: RefusalReasonProps) {
  const texts = useShared(Texts);
  const { t } = useTranslation();
  const reason = bulk.submission.refused.get(recordId);
  if (!reason) return null;
  return (
    <div className={styles.reason}>
      <CircleAlert size={16} aria-hidden />
      <div>
        {t('bulk.reason', { reason: texts.say(reason) })}
        <Details text={detailsOf(reason)} />
      </div>
    </div>
  );
});
