import { ChevronDown, Folder } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import styles from './filters.module.css';
import type { WorkspaceChoicesProps } from './workspace-choices.tsx';

const fetchChoices = () => import('./workspace-choices.tsx');
const WorkspaceChoices = lazyComponent(async () => (await fetchChoices()).WorkspaceChoices);

export function WorkspaceFilter(props: WorkspaceChoicesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const id = useId();
  const { length: count } = props.chosen;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.querySelector('button')?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys that its controls let bubble
    <div
      ref={opener}
      className={styles.workspaces}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onFocus={fetchChoices}
      onPointerEnter={fetchChoices}
    >
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Folder size={16} aria-hidden />
        {count === 0 ? t('datasets.workspaces') : t('datasets.workspacesChosen', { count })}
        <ChevronDown size={16} aria-hidden />
      </Button>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={null}>
            <WorkspaceChoices {...props} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
