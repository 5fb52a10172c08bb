import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { publishLength } from '../../components/feedback/publish-length.ts';
import { useViewModel } from '../../shared/use-view-model.ts';
import { UploadItem } from './upload-item.tsx';
import styles from './uploads.module.css';
import { UploadsViewModel } from './uploads-view-model.ts';

/** Screens on which the open panel would cover half of the page. */
const narrowScreen = '(max-width: 768px)';

const gap = 12;
const publishHeight = publishLength('--uploads-height', ({ offsetHeight }) => offsetHeight + gap);

export const UploadsPanel = observer(function UploadsPanel({ userId }: { readonly userId: string }) {
  const viewModel = useViewModel(UploadsViewModel, userId);
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(() => !matchMedia(narrowScreen).matches);
  const { all } = viewModel;
  if (all.length === 0) return null;
  return (
    <aside ref={publishHeight} className={styles.panel} aria-label={t('uploads.region')}>
      <header className={styles.head}>
        <h2>{t('uploads.title', { count: all.length })}</h2>
        <IconButton
          look="quiet"
          label={t(isOpen ? 'uploads.fold' : 'uploads.unfold')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown size={18} aria-hidden /> : <ChevronUp size={18} aria-hidden />}
        </IconButton>
      </header>
      {isOpen && (
        <ul className={styles.list}>
          {all.map((upload) => (
            <UploadItem key={upload.id} upload={upload} viewModel={viewModel} />
          ))}
        </ul>
      )}
    </aside>
  );
});
