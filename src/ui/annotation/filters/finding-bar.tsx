import { ArrowDownUp, Filter, RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './finding.module.css';
import { FindingViewModel, type Opened } from './finding-view-model.ts';

const fetchFilters = () => import('./filter-part.tsx');
const FilterPart = lazyComponent(async () => (await fetchFilters()).FilterPart);
const fetchSort = () => import('./sorting/sort-part.tsx');
const SortPart = lazyComponent(async () => (await fetchSort()).SortPart);

/** Saying which records one wants to see. What it takes comes when somebody begins with it. */
export const FindingBar = observer(function FindingBar({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { datasetId, opened: dataset } = viewModel.records;
  const finding = useFinding(viewModel);
  const { filters, sort, canReset, reset } = finding;
  const { opened, setOpened, openers, toggle, close, leave } = useOpened(finding);
  const part = { datasetId, questions: dataset?.questions ?? [], finding, onClose: close, onLeave: leave };

  return (
    <>
      <span ref={openers} className={styles.place} data-menu data-finding>
        <Opener menu="filters" count={filters.length} opened={opened} onToggle={toggle}>
          <Filter size={16} aria-hidden />
          <span className={styles.label}>{t('find.filters', { count: filters.length })}</span>
        </Opener>
        <Opener menu="sort" count={sort.length} opened={opened} onToggle={toggle}>
          <ArrowDownUp size={16} aria-hidden />
          <span className={styles.label}>{t('find.sort', { count: sort.length })}</span>
        </Opener>
        {canReset && (
          <IconButton look="quiet" label={t('find.reset')} onClick={reset}>
            <RotateCcw size={16} aria-hidden />
          </IconButton>
        )}
      </span>
      {dataset && (filters.length > 0 || opened?.menu === 'filters') && (
        <Suspense fallback={null}>
          <WithModule module="filters" fetch={fetchFilters}>
            <FilterPart {...part} opened={opened} onOpen={(target) => setOpened({ menu: 'filters', target })} />
          </WithModule>
        </Suspense>
      )}
      {dataset && opened?.menu === 'sort' && (
        <Suspense fallback={null}>
          <WithModule module="filters" fetch={fetchSort}>
            <SortPart {...part} />
          </WithModule>
        </Suspense>
      )}
    </>
  );
});

function useFinding({ records }: AnnotationViewModel) {
  const finding = useShared(FindingViewModel);
  useEffect(() => finding.activate(records), [finding, records]);
  return finding;
}

/** Whoever closes a menu has done with choosing. */
function useOpened({ apply }: FindingViewModel) {
  const [opened, setOpened] = useState<Opened>();
  const openers = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => {
    setOpened(undefined);
    apply();
  }, [apply]);
  const leave = () => {
    openers.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    close();
  };
  const toggle = (menu: Opened['menu']) => {
    apply();
    setOpened(opened?.menu === menu ? undefined : { menu });
  };
  return { opened, setOpened, openers, toggle, close, leave };
}

interface OpenerProps {
  readonly menu: Opened['menu'];
  readonly count: number;
  readonly opened: Opened | undefined;
  readonly onToggle: (menu: Opened['menu']) => void;
  readonly children: ReactNode;
}

const Opener = ({ menu, count, opened, onToggle, children }: OpenerProps) => (
  <Button
    className={styles.opener}
    data-active={count > 0}
    aria-expanded={opened?.menu === menu}
    aria-haspopup="dialog"
    onClick={() => onToggle(menu)}
  >
    {children}
  </Button>
);
