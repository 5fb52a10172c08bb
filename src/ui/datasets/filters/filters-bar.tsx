import { FilterX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import type { HomeViewModel } from '../list/home-view-model.ts';
import styles from './filters.module.css';
import { NameSearch } from './name-search.tsx';
import { SortChoice } from './sort-choice.tsx';
import { WorkspaceFilter } from './workspace-filter.tsx';

export const FiltersBar = observer(function FiltersBar({ home }: { readonly home: HomeViewModel }) {
  const { t } = useTranslation();
  const { current } = home;
  return (
    <div className={styles.bar}>
      <NameSearch name={current.name} onChange={home.filterByName} />
      <WorkspaceFilter
        choices={home.workspaces}
        chosen={current.workspaces}
        onToggle={home.toggleWorkspace}
        onClear={home.clearWorkspaces}
      />
      <SortChoice view={current} onSort={home.sortBy} onTurn={home.reverseOrder} />
      {home.isFiltered && (
        <Button look="quiet" onClick={home.clearFilters}>
          <FilterX size={16} aria-hidden />
          {t('datasets.clearFilters')}
        </Button>
      )}
    </div>
  );
});
