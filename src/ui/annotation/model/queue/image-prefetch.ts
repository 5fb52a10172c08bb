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

export class ImagePrefetch {
  /** References that keep the browser from dropping the images. */
  private readonly pictures = new Map<string, Picture>();

  constructor(
    private readonly connectivity: Connectivity,
    private readonly makePicture: () => Picture,
  ) {}

  activate(records: Shown): () => void {
    const stop = reaction(
      () => nextImages(records.queue, records.opened?.fields ?? []),
      (sources) => this.update(sources),
      { delay: limits.imagesWaitMs, equals: (some, others) => some.join(' ') === others.join(' ') },
    );
    return () => {
      stop();
      this.pictures.clear();
    };
  }

  private update(sources: readonly string[]) {
    for (const source of this.pictures.keys()) if (!sources.includes(source)) this.pictures.delete(source);
    if (mayPrefetch(this.connectivity.connection)) for (const source of sources) this.fetch(source);
  }

  private fetch(source: string) {
    if (this.pictures.has(source)) return;
    const picture = this.makePicture();
    picture.referrerPolicy = 'no-referrer';
    picture.fetchPriority = 'low';
    picture.src = source;
    this.pictures.set(source, picture);
  }
}

/** Addresses of the images; data URLs need no request. */
function nextImages({ records, page }: Queue, fields: readonly Field[]): readonly string[] {
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
