import { reaction } from 'mobx';
import type { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { withCriteria } from '#domain/criteria/criteria.ts';
import { type Similarity, similarTo } from '#domain/criteria/similarity.ts';
import type { Vector } from '#domain/datasets/vector.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { RecordLoader } from '../model/queue/record-loader.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';

export class SimilarViewModel {
  vectors: readonly Vector[] = [];
  readonly loadingReference = new Task();
  private records: RecordsViewModel | undefined = undefined;
  private loadedReference: DatasetRecord | undefined = undefined;

  constructor(private readonly repository: VectorRepository) {
    makeStateObservable(this);
  }

  get similarity() {
    return this.records?.criteria?.similarity;
  }

  get reference() {
    return this.loadedReference?.id === this.similarity?.recordId ? this.loadedReference : undefined;
  }

  activate(records: RecordsViewModel) {
    this.attach(records);
    const loading = new Task();
    const stops = [
      loading.cancel,
      this.loadingReference.cancel,
      reaction(
        () => records.opened !== undefined,
        (isOpen) => isOpen && void loading.run(() => this.repository.of(records.datasetId), this.setVectors),
        { fireImmediately: true },
      ),
      reaction(() => this.similarity?.recordId, this.loadReference, { fireImmediately: true }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.attach(undefined);
    };
  }

  find(record: DatasetRecord, vector: Vector, order: Similarity['order'] = 'most') {
    this.setReference(record);
    this.applySimilarity(similarTo(record.id, vector.name, this.similarity?.limit, order));
  }

  change(part: Partial<Similarity>) {
    if (this.similarity) this.applySimilarity({ ...this.similarity, ...part });
  }

  leave() {
    this.applySimilarity(undefined);
  }

  private applySimilarity(similarity: Similarity | undefined) {
    const { criteria, apply } = this.records ?? {};
    if (criteria) apply?.(withCriteria(criteria, { similarity }));
  }

  private loadReference() {
    const { similarity, records } = this;
    if (!records || !similarity || this.reference) return this.loadingReference.cancel();
    // the search itself reports a failure
    void this.loadingReference.run(() => records.loader.reloadOne(similarity.recordId), this.handleLoaded);
  }

  private handleLoaded(record: Awaited<ReturnType<RecordLoader['reloadOne']>>) {
    if (typeof record === 'object') this.setReference(record);
  }

  private setReference(record: DatasetRecord) {
    this.loadedReference = record;
  }

  private setVectors(vectors: readonly Vector[]) {
    this.vectors = vectors;
  }

  private attach(records: RecordsViewModel | undefined) {
    this.records = records;
    this.vectors = [];
    this.loadedReference = undefined;
  }
}
