import { reaction } from 'mobx';
import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import { contentOf, type Field } from '#domain/annotation/field.ts';
import type { Queue } from '#domain/annotation/queue.ts';
import { isLoaded } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';
import { mayPrefetch } from '#domain/shared/loading.ts';
import type { RecordsViewModel } from './records-view-model.ts';

type Picture = Pick<HTMLImageElement, 'src' | 'referrerPolicy' | 'fetchPriority'>;
type Shown = Pick<RecordsViewModel, 'queue' | 'opened'>;

/** Has the browser fetch the images of the next few records, once it has nothing better to do. */
export class ImagePrefetch {
  /** Held for as long as their records are near, so that the browser keeps them. */
  private readonly held = new Map<string, Picture>();

  constructor(
    private readonly connectivity: Connectivity,
    private readonly makePicture: () => Picture,
  ) {}

  activate(records: Shown): () => void {
    const stop = reaction(
      () => imagesAhead(records.queue, records.opened?.fields ?? []),
      (sources) => this.hold(sources),
      { delay: limits.imagesWaitMs, equals: (some, others) => some.join(' ') === others.join(' ') },
    );
    return () => {
      stop();
      this.held.clear();
    };
  }

  private hold(sources: readonly string[]) {
    for (const source of this.held.keys()) if (!sources.includes(source)) this.held.delete(source);
    if (mayPrefetch(this.connectivity.connection)) for (const source of sources) this.fetch(source);
  }

  private fetch(source: string) {
    if (this.held.has(source)) return;
    const picture = this.makePicture();
    picture.referrerPolicy = 'no-referrer';
    picture.fetchPriority = 'low';
    picture.src = source;
    this.held.set(source, picture);
  }
}

/** What is in the record itself need not be fetched. */
function imagesAhead({ records, page }: Queue, fields: readonly Field[]): readonly string[] {
  const images = fields.filter(({ type }) => type === 'image');
  if (images.length === 0) return [];
  const next = records
    .filter(isLoaded)
    .filter((record) => record.page > page && record.page <= page + limits.prefetchedImageRecords);
  const sources = next.flatMap((record) => images.map((field) => contentOf(field, record.fields[field.name])));
  return sources.flatMap((content) =>
    content.type === 'image' && content.source && /^https?:/i.test(content.source) ? [content.source] : [],
  );
}
