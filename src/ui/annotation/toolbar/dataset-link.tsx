import { Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { annotationPath } from '../../layouts/crumbs.ts';

export function DatasetLink({ datasetId }: { readonly datasetId: string }) {
  const { t } = useTranslation();
  const link = useHref(annotationPath(datasetId));
  return (
    <CopyButton
      text={() => new URL(link, location.href).href}
      label={t('datasets.copyLink')}
      icon={<Link size={18} aria-hidden />}
    />
  );
}
