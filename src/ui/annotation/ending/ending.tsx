import type { EmptyState } from '#domain/annotation/empty-state.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { EmptyDataset } from './empty-dataset.tsx';
import { QueueEnd } from './queue-end.tsx';

interface EndingProps {
  readonly state: EmptyState;
  readonly viewModel: AnnotationViewModel;
}

/** Offers after an empty queue. */
export const Ending = ({ state, viewModel }: EndingProps) =>
  state === 'dataset-empty' ? <EmptyDataset viewModel={viewModel} /> : <QueueEnd viewModel={viewModel} />;
