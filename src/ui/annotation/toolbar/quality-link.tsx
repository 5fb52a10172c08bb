import { Scale } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import button from '../../components/controls/button.module.css';
import { tip } from '../../components/tooltips/tip.ts';
import { qualityPath } from '../../layouts/crumbs.ts';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';

interface QualityLinkProps {
  readonly datasetId: string;
  readonly className: string | undefined;
}

export const QualityLink = observer(function QualityLink({ datasetId, className }: QualityLinkProps) {
  const { t } = useTranslation();
  const platform = useShared(Platform);
  if (!platform.can('quality')) return null;
  const quality = t('datasets.quality');
  return (
    <Link className={className} to={qualityPath(datasetId)} aria-label={quality} {...tip(quality)}>
      <Scale size={18} aria-hidden />
      <span className={button.word}>{quality}</span>
    </Link>
  );
});
