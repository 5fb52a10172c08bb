import { PanelRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import type { LayoutChoices } from './layout-menu.tsx';
import styles from './panels.module.css';

const LayoutMenu = lazyComponent(async () => (await import('./layout-menu.tsx')).LayoutMenu);

export function LayoutButton(choices: LayoutChoices) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.layout}>
      <IconButton look="quiet" label={t('panels.layout')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <PanelRight size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <LayoutMenu {...choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
