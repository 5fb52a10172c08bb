import type { Dataset } from '#domain/datasets/dataset.ts';
import { workspacePath } from '#domain/datasets/overview/list-url.ts';
import type { Crumb } from './header.tsx';

export const annotationPath = (datasetId: string) => `/dataset/${datasetId}/annotation-mode`;
export const addingPath = (datasetId: string) => `/dataset/${datasetId}/add-records`;
export const qualityPath = (datasetId: string) => `/dataset/${datasetId}/quality`;
export const settingsPath = (datasetId: string) => `/dataset/${datasetId}/settings`;

export function datasetCrumbs(home: string, dataset: Dataset | undefined, page?: string): readonly Crumb[] {
  const name = dataset?.name;
  return [
    { text: home, to: '/' },
    { text: dataset?.workspaceName, to: workspacePath(dataset?.workspaceName ?? '') },
    dataset && page ? { text: name, to: annotationPath(dataset.id) } : { text: name },
    ...(page ? [{ text: page }] : []),
  ];
}
