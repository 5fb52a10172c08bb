import { reaction } from 'mobx';
import type { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { lookingAt } from '#domain/criteria/criteria.ts';
import { type Similarity, similarTo } from '#domain/criteria/similarity.ts';
import type { Vector } from '#domain/datasets/vector.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { RecordLoader } from '../model/queue/record-loader.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';

/** The neighbours of a record. */
export class SimilarViewModel {
  /** What records are compared by. */
  vectors: readonly Vector[] = [];
  readonly reaching = new Task();
  private records: RecordsViewModel | undefined = undefined;
  private taken: DatasetRecord | undefined = undefined;

  constructor(private readonly repository: VectorRepository) {
    makeStateObservable(this);
  }

  get similarity() {
    return this.records?.criteria?.similarity;
  }

  /** The record whose neighbours are shown, once it is there. */
  get reference() {
    return this.taken?.id === this.similarity?.recordId ? this.taken : undefined;
  }

  activate(records: RecordsViewModel) {
    this.attach(records);
    const loading = new Task();
    const stops = [
      loading.cancel,
      this.reaching.cancel,
      reaction(
        () => records.opened !== undefined,
        (isOpen) => isOpen && void loading.run(() => this.repository.of(records.datasetId), this.offer),
        { fireImmediately: true },
      ),
      reaction(() => this.similarity?.recordId, this.reach, { fireImmediately: true }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.attach(undefined);
    };
  }

  find(record: DatasetRecord, vector: Vector, order: Similarity['order'] = 'most') {
    this.take(record);
    this.look(similarTo(record.id, vector.name, this.similarity?.limit, order));
  }

  change(part: Partial<Similarity>) {
    if (this.similarity) this.look({ ...this.similarity, ...part });
  }

  leave() {
    this.look(undefined);
  }

  private look(similarity: Similarity | undefined) {
    const { criteria, apply } = this.records ?? {};
    if (criteria) apply?.(lookingAt(criteria, { similarity }));
  }

  private reach() {
    const { similarity, records } = this;
    if (!records || !similarity || this.reference) return this.reaching.cancel();
    void this.reaching.run(() => records.supply.reloadOne(similarity.recordId), this.recall); // the search itself tells
  }

  private recall(record: Awaited<ReturnType<RecordLoader['reloadOne']>>) {
    if (typeof record === 'object') this.take(record);
  }

  private take(record: DatasetRecord) {
    this.taken = record;
  }

  private offer(vectors: readonly Vector[]) {
    this.vectors = vectors;
  }

  private attach(records: RecordsViewModel | undefined) {
    this.records = records;
    this.vectors = [];
    this.taken = undefined;
  }
}
