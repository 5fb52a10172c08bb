import { type CSSProperties, useState } from 'react';
import { useParams } from 'react-router';
import {
  type Arrangement,
  type BulkLayout,
  withArrangement,
  withBulkLayout,
  withOpen,
  withShare,
} from '#domain/annotation/panels/layouts.ts';
import type { Panel, ResizablePart } from '#domain/annotation/panels/panel-sizes.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { StoredLayouts } from './stored-layouts.ts';

export function useShare(part: ResizablePart) {
  const { id = '' } = useParams();
  const layouts = useShared(StoredLayouts);
  const [share, setShare] = useState(() => layouts.of(id).shares[part]);
  const storeShare = (next: number | undefined) => {
    setShare(next);
    layouts.change(id, (layout) => withShare(layout, part, next));
  };
  return [share, storeShare] as const;
}

export function useOpen(panel: Panel, startsOpen = false) {
  const { id = '' } = useParams();
  const layouts = useShared(StoredLayouts);
  const [isOpen, setOpen] = useState(() => startsOpen || layouts.of(id).open.includes(panel));
  const storeOpen = (next: boolean) => {
    setOpen(next);
    layouts.change(id, (layout) => withOpen(layout, panel, next));
  };
  return [isOpen, storeOpen] as const;
}

export function useArrangement(datasetId: string) {
  const layouts = useShared(StoredLayouts);
  const [arrangement, setArrangement] = useState(() => layouts.of(datasetId).arrangement);
  const arrange = (change: Partial<Arrangement>) => {
    setArrangement({ ...arrangement, ...change });
    layouts.change(datasetId, (layout) => withArrangement(layout, change));
  };
  return [arrangement, arrange] as const;
}

export function useBulkLayout(datasetId: string) {
  const layouts = useShared(StoredLayouts);
  const [bulk, setBulk] = useState(() => layouts.of(datasetId).bulk);
  const change = (changed: Partial<BulkLayout>) => {
    setBulk({ ...bulk, ...changed });
    layouts.change(datasetId, (layout) => withBulkLayout(layout, changed));
  };
  return [bulk, change] as const;
}

export const shareStyle = (share: number | undefined) =>
  (share === undefined ? undefined : { '--share': `${share}%` }) as CSSProperties | undefined;
