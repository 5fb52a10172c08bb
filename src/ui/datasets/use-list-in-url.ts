import { useMemo } from 'react';
import { listHistoryStep, readListView, writeListView } from '#domain/datasets/overview/list-url.ts';
import type { ListView } from '#domain/datasets/overview/list-view.ts';
import { useViewInUrl, type Viewer, type Wording } from '../navigation/use-view-in-url.ts';
import type { HomeViewModel } from './list/home-view-model.ts';

const wording: Wording<ListView> = { read: readListView, write: writeListView, step: listHistoryStep };

export function useListInUrl(home: HomeViewModel) {
  const viewer = useMemo(
    (): Viewer<ListView> => ({ current: () => home.view, look: (view) => home.look(view) }),
    [home],
  );

  useViewInUrl('/', viewer, wording);
}
