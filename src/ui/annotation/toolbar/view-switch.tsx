import { Rows3, Square } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { withPage } from '#domain/criteria/criteria.ts';
import { asBulk, asFocus } from '#domain/criteria/page.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';
import styles from './toolbar.module.css';

export const ViewSwitch = observer(function ViewSwitch({ records }: { readonly records: RecordsViewModel }) {
  const { t } = useTranslation();
  const { criteria, isBulk, apply } = records;
  if (!criteria) return null;
  const { page } = criteria;
  return (
    <span className={styles.views}>
      <IconButton
        label={t('views.focus')}
        showsLabel
        aria-pressed={!isBulk}
        onClick={() => apply(withPage(criteria, asFocus(page)))}
      >
        <Square size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={t('views.bulk')}
        showsLabel
        aria-pressed={isBulk}
        onClick={() => apply(withPage(criteria, asBulk(page)))}
      >
        <Rows3 size={18} aria-hidden />
      </IconButton>
    </span>
  );
});
