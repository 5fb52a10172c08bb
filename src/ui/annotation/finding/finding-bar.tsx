import { Filter, RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterTarget } from '#domain/criteria/filter.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { InRoom } from '../../navigation/in-room.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import styles from './finding.module.css';
import { FindingViewModel } from './finding-view-model.ts';

const fetchFilters = () => import('../filters/filter-part.tsx');
const FilterPart = lazyPart(async () => (await fetchFilters()).FilterPart);

/** What is open: a menu, and what of it. */
export type Opened = { readonly menu: 'filters'; readonly target?: FilterTarget | undefined };

/** Saying which records one wants to see. What it takes comes when somebody begins with it. */
export const FindingBar = observer(function FindingBar({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { records } = viewModel;
  const finding = useFinding(viewModel);
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLSpanElement>(null);
  const { filters, canReset, apply } = finding;
  const close = useCallback(() => {
    setOpened(undefined);
    apply();
  }, [apply]);
  const leave = () => {
    close();
    opener.current?.querySelector('button')?.focus();
  };
  const isOpen = opened?.menu === 'filters';

  return (
    <>
      <span ref={opener} className={styles.place} data-menu>
        <Button
          className={styles.opener}
          data-active={filters.length > 0}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => (isOpen ? leave() : setOpened({ menu: 'filters' }))}
        >
          <Filter size={16} aria-hidden />
          {t('find.filters', { count: filters.length })}
        </Button>
      </span>
      {canReset && (
        <IconButton look="quiet" label={t('find.reset')} onClick={finding.reset}>
          <RotateCcw size={16} aria-hidden />
        </IconButton>
      )}
      {records.opened && (filters.length > 0 || isOpen) && (
        <Suspense fallback={null}>
          <InRoom room="finding" fetch={fetchFilters}>
            <FilterPart
              datasetId={records.datasetId}
              questions={records.opened.questions}
              finding={finding}
              opened={opened}
              onOpen={(target) => setOpened({ menu: 'filters', target })}
              onClose={close}
              onLeave={leave}
            />
          </InRoom>
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
