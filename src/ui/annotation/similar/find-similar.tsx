import { Waypoints } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { offersSimilarity } from '#domain/datasets/vector.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { SimilarViewModel } from './similar-view-model.ts';

const SimilarDialog = lazyComponent(async () => (await import('./similar-dialog.tsx')).SimilarDialog);

/** Shows similar records; with several vectors, the user chooses one first. */
export const FindSimilar = observer(function FindSimilar({ record }: { readonly record: DatasetRecord }) {
  const { t } = useTranslation();
  const similar = useShared(SimilarViewModel);
  const { vectors, find } = similar;
  const [isOpen, setOpen] = useState(false);
  if (!offersSimilarity(vectors)) return null;

  const [only, ...others] = vectors;
  const handleClick = () => (only && others.length === 0 ? find(record, only) : setOpen(true));
  return (
    <>
      <IconButton
        look="quiet"
        label={t('similar.find')}
        aria-haspopup={others.length > 0 ? 'dialog' : undefined}
        onClick={handleClick}
      >
        <Waypoints size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SimilarDialog record={record} similar={similar} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
