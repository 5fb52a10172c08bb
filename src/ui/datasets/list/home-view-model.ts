import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import {
  filtered,
  isFiltered,
  type ListView,
  oppositeOrder,
  type SortField,
  sorted,
  toggleWorkspace,
  wholeList,
  withoutFilters,
  workspaceChoices,
} from '#domain/datasets/overview/list-view.ts';
import type { Texts } from '../../i18n/texts.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { DatasetsViewModel } from './datasets-view-model.ts';

export class HomeViewModel implements ViewModel {
  /** Undefined until the address has been read. */
  view: ListView | undefined = undefined;

  constructor(
    readonly datasets: DatasetsViewModel,
    private readonly texts: Texts,
  ) {
    makeStateObservable(this);
  }

  activate() {
    return this.datasets.activate();
  }

  get current(): ListView {
    return this.view ?? wholeList;
  }

  get isFiltered() {
    return isFiltered(this.current);
  }

  get shown(): readonly DatasetOverview[] | undefined {
    const { overviews } = this.datasets;
    if (!overviews) return undefined;
    const now = new Map(overviews.map((overview) => [overview.dataset.id, overview]));
    const inPlace = this.ordered.flatMap(({ dataset }) => now.get(dataset.id) ?? []);
    return filtered(inPlace, this.current);
  }

  get workspaces() {
    return workspaceChoices(this.datasets.overviews ?? [], this.current.workspaces, this.texts.language);
  }

  apply(view: ListView) {
    this.view = view;
  }

  clearFilters() {
    this.apply(withoutFilters(this.current));
  }

  toggleWorkspace(workspace: string) {
    this.apply(toggleWorkspace(this.current, workspace));
  }

  clearWorkspaces() {
    this.apply({ ...this.current, workspaces: [] });
  }

  filterByName(name: string) {
    this.apply({ ...this.current, name });
  }

  sortBy(sortBy: SortField) {
    this.apply({ ...this.current, sortBy });
  }

  reverseOrder() {
    this.apply({ ...this.current, order: oppositeOrder(this.current.order) });
  }

  private get ordered() {
    return sorted(this.datasets.loaded, this.current, this.texts.language);
  }
}
