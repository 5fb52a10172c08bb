import { ArrowDownUp, Filter, RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/controls/button.tsx';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { WithModule } from '../../../navigation/with-module.tsx';
import { lazyComponent } from '../../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../../model/annotation-view-model.ts';
import { FilteringViewModel, type OpenMenu } from '../filtering-view-model.ts';
import styles from './filter-bar.module.css';

const fetchFilterMenu = () => import('../filter-menu.tsx');
const FilterMenu = lazyComponent(async () => (await fetchFilterMenu()).FilterMenu);
const fetchSortMenu = () => import('../sorting/sort-menu.tsx');
const SortMenu = lazyComponent(async () => (await fetchSortMenu()).SortMenu);

/** The code of a menu loads when the user opens it. */
export const FilterBar = observer(function FilterBar({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { datasetId, opened: dataset } = viewModel.records;
  const filtering = useFiltering(viewModel);
  const { filters, sort, canReset, reset } = filtering;
  const { openMenu, setOpenMenu, openers, toggle, close, leave } = useOpenMenu(filtering);
  const menuProps = { datasetId, questions: dataset?.questions ?? [], filtering, onClose: close, onLeave: leave };

  return (
    <>
      <span ref={openers} className={styles.bar} data-menu data-filtering>
        <MenuButton menu="filters" count={filters.length} openMenu={openMenu} onToggle={toggle}>
          <Filter size={16} aria-hidden />
          <span className={styles.label}>{t('find.filters', { count: filters.length })}</span>
        </MenuButton>
        <MenuButton menu="sort" count={sort.length} openMenu={openMenu} onToggle={toggle}>
          <ArrowDownUp size={16} aria-hidden />
          <span className={styles.label}>{t('find.sort', { count: sort.length })}</span>
        </MenuButton>
        {canReset && (
          <IconButton look="quiet" label={t('find.reset')} onClick={reset}>
            <RotateCcw size={16} aria-hidden />
          </IconButton>
        )}
      </span>
      {dataset && (filters.length > 0 || openMenu?.menu === 'filters') && (
        <Suspense fallback={null}>
          <WithModule module="filters" fetch={fetchFilterMenu}>
            <FilterMenu
              {...menuProps}
              openMenu={openMenu}
              onOpen={(target) => setOpenMenu({ menu: 'filters', target })}
            />
          </WithModule>
        </Suspense>
      )}
      {dataset && openMenu?.menu === 'sort' && (
        <Suspense fallback={null}>
          <WithModule module="filters" fetch={fetchSortMenu}>
            <SortMenu {...menuProps} />
          </WithModule>
        </Suspense>
      )}
    </>
  );
});

function useFiltering({ records }: AnnotationViewModel) {
  const filtering = useShared(FilteringViewModel);
  useEffect(() => filtering.activate(records), [filtering, records]);
  return filtering;
}

/** Applies the changes when the user closes a menu. */
function useOpenMenu({ apply }: FilteringViewModel) {
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const openers = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => {
    setOpenMenu(undefined);
    apply();
  }, [apply]);
  const leave = () => {
    openers.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    close();
  };
  const toggle = (menu: OpenMenu['menu']) => {
    apply();
    setOpenMenu(openMenu?.menu === menu ? undefined : { menu });
  };
  return { openMenu, setOpenMenu, openers, toggle, close, leave };
}

interface MenuButtonProps {
  readonly menu: OpenMenu['menu'];
  readonly count: number;
  readonly openMenu: OpenMenu | undefined;
  readonly onToggle: (menu: OpenMenu['menu']) => void;
  readonly children: ReactNode;
}

const MenuButton = ({ menu, count, openMenu, onToggle, children }: MenuButtonProps) => (
  <Button
    className={styles.opener}
    data-active={count > 0}
    aria-expanded={openMenu?.menu === menu}
    aria-haspopup="dialog"
    onClick={() => onToggle(menu)}
  >
    {children}
  </Button>
);
