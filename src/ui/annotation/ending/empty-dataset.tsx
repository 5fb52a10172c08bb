import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { recordsSnippet } from '#domain/datasets/starting/records-snippet.ts';
import { CopyableLines } from '../../components/controls/copyable-lines.tsx';
import { addingPath, settingsPath } from '../../layouts/crumbs.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Platform } from '../../shared/platform.ts';
import { serverAddress } from '../../shared/server-address.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './ending.module.css';

/** Offers the ways to fill a dataset, to those who may add records. */
export const EmptyDataset = observer(function EmptyDataset({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const platform = useShared(Platform);
  const { datasetId, opened } = viewModel.records;
  return (
    <div className={styles.end}>
      <div className={styles.reviews}>
        <ButtonLink look="strong" to={addingPath(datasetId)}>
          {t('ending.addRecords')}
        </ButtonLink>
        <ButtonLink to={settingsPath(datasetId)}>{t('ending.checkSettings')}</ButtonLink>
      </div>
      {opened && (
        <details className={styles.python}>
          <summary>{t('ending.python')}</summary>
          <div>
            <p>{t('starting.pythonText')}</p>
            <CopyableLines lines={recordsSnippet(opened.dataset, opened.fields, serverAddress())} />
          </div>
        </details>
      )}
      {platform.can('events') && <p className={styles.quiet}>{t('ending.live')}</p>}
    </div>
  );
});
