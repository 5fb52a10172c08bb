import { Scale } from 'lucide-react';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import button from '../../components/controls/button.module.css';
import { tip } from '../../components/tooltips/tip.ts';

interface QualityLinkProps {
  readonly address: () => string;
  readonly className: string;
}

export const QualityLink = observer(function QualityLink({ address, className }: QualityLinkProps) {
  const { t } = useTranslation();
  // a computed value, so that the link does not render again for each record
  const to = computed(address).get();
  const quality = t('annotation.quality');
  return (
    <Link className={className} to={to} aria-label={quality} {...tip(quality)}>
      <Scale size={18} aria-hidden />
      <span className={button.word}>{quality}</span>
    </Link>
  );
});
