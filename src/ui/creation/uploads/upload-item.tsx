import { Pause, Play, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fractionSent, isOver, type Upload } from '#domain/creation/running/upload.ts';
import { isPastedName } from '#domain/creation/source/pasted-name.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { annotationPath } from '../../layouts/crumbs.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './uploads.module.css';
import type { UploadsViewModel } from './uploads-view-model.ts';

/** Replaces the invented file name of a pasted text. */
function useShownName({ fileName }: Upload) {
  const { t } = useTranslation();
  return isPastedName(fileName) ? t('uploads.pasted') : fileName;
}

interface UploadItemProps {
  readonly upload: Upload;
  readonly viewModel: UploadsViewModel;
}

export const UploadItem = observer(function UploadItem({ upload, viewModel }: UploadItemProps) {
  const id = useId();
  const { datasetId, datasetName } = upload;
  const name = useShownName(upload);
  return (
    <li className={styles.upload}>
      <div className={styles.head}>
        <p id={id} className={styles.name}>
          <bdi>{name}</bdi> → <PageLink to={annotationPath(datasetId)}>{datasetName}</PageLink>
        </p>
        <Controls upload={upload} viewModel={viewModel} />
      </div>
      <progress aria-labelledby={id} value={fractionSent(upload)} max={1} />
      <SentRows upload={upload} viewModel={viewModel} />
      <RefusedRows upload={upload} viewModel={viewModel} />
      <Warnings upload={upload} />
    </li>
  );
});

const Controls = observer(function Controls({ upload, viewModel }: UploadItemProps) {
  const { t } = useTranslation();
  const { id, state } = upload;
  const name = useShownName(upload);
  const isUnderWay = state === 'running' || state === 'waiting';
  return (
    <span className={styles.controls}>
      {isUnderWay && (
        <IconButton look="quiet" label={t('uploads.pause', { name })} onClick={() => viewModel.pause(id)}>
          <Pause size={16} aria-hidden />
        </IconButton>
      )}
      {(state === 'paused' || state === 'stopped') && (
        <IconButton look="quiet" label={t('uploads.goOn', { name })} onClick={() => viewModel.resume(id)}>
          <Play size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton
        look="quiet"
        label={t(isOver(upload) ? 'uploads.dismiss' : 'uploads.stop', { name })}
        onClick={() => viewModel.remove(id)}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </span>
  );
});

/** Number of added rows; screen readers announce only changes of the state. */
const SentRows = observer(function SentRows({ upload, viewModel }: UploadItemProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { id, state, sent, refusedCount, rows } = upload;
  const added = sent - refusedCount;
  return (
    <div className={styles.sent} data-state={state}>
      <span role="status">{t(`uploads.states.${state}`)}</span>{' '}
      {rows === undefined
        ? t('uploads.sent', { count: added, sent: number(added) })
        : t('uploads.sentOf', { count: rows, sent: number(added), rows: number(rows) })}
      {state === 'stopped' && (
        <>
          {' '}
          <Reason message={viewModel.reasonOf(id)} />
        </>
      )}
    </div>
  );
});

function RefusedRows({ upload, viewModel }: UploadItemProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { refusedCount, refused } = upload;
  const [first] = refused;
  if (!first) return null;
  return (
    <div className={styles.refused}>
      <p>
        {t('uploads.refused', { count: refusedCount, refused: number(refusedCount) })}{' '}
        {t('uploads.example', { row: number(first.row), reason: first.reason })}
      </p>
      <Button onClick={() => viewModel.saveRefused(upload)}>{t('uploads.saveRefused')}</Button>
    </div>
  );
}

function Warnings({ upload: { wrong, strangers } }: Pick<UploadItemProps, 'upload'>) {
  const { t } = useTranslation();
  const { list, number } = useFormats();
  const columns = Object.entries(wrong);
  return (
    <>
      {columns.length > 0 && (
        <p className={styles.note}>
          {t('uploads.wrong', { columns: list(columns.map(([column, count]) => `${column} (${number(count)})`)) })}
        </p>
      )}
      {strangers.length > 0 && <p className={styles.note}>{t('uploads.strangers', { names: list(strangers) })}</p>}
    </>
  );
}
