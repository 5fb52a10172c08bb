import { observable, runInAction } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Queue } from '#domain/annotation/queue.ts';
import { limits } from '#domain/shared/limits.ts';
import { ImagePrefetch } from '#ui/annotation/model/queue/image-prefetch.ts';
import type { RecordsViewModel } from '#ui/annotation/model/queue/records-view-model.ts';
import { FakeConnectivity } from '../../../../support/browser/fake-connectivity.ts';
import { aField, aRecord } from '../../../../support/builders.ts';

const at = (page: number) => `https://pictures.example/${page}.png`;

const queueOf = (page: number, image: (page: number) => unknown = at): Queue => ({
  records: [1, 2, 3, 4, 5, 6, 7].map((each) => aRecord({ page: each, fields: { photo: image(each), text: at(99) } })),
  total: 7,
  page,
});

function looking(image?: (page: number) => unknown) {
  const connectivity = new FakeConnectivity();
  const fields = [aField('text'), aField('image', { name: 'photo' })];
  const opened = { fields } as never as RecordsViewModel['opened'];
  const records = observable({ queue: queueOf(0, image), opened }, {}, { deep: false });
  const pictures: HTMLImageElement[] = [];
  const ahead = new ImagePrefetch(connectivity, () => {
    const picture = new Image();
    pictures.push(picture);
    return picture;
  });
  onTestFinished(ahead.activate(records));
  const goTo = async (page: number) => {
    runInAction(() => {
      records.queue = queueOf(page, image);
    });
    await new Promise((resolve) => setTimeout(resolve, limits.imagesWaitMs + 50));
  };
  return { connectivity, pictures, goTo, sources: () => pictures.map(({ src }) => src) };
}

describe('ImagePrefetch', () => {
  it('loads the images of the next three records once each, without a referrer', async () => {
    const { goTo, sources, pictures } = looking();

    await goTo(1);
    expect(sources()).toEqual([at(2), at(3), at(4)]);
    await goTo(2);

    expect(sources()).toEqual([at(2), at(3), at(4), at(5)]);
    expect(pictures.every(({ referrerPolicy }) => referrerPolicy === 'no-referrer')).toBe(true);
  });

  it('releases images of records behind the one in view', async () => {
    const { goTo, sources } = looking();
    await goTo(1);

    await goTo(4);
    await goTo(1);

    expect(sources().filter((source) => source === at(2))).toHaveLength(2);
  });

  it.each([
    ['that are in the record itself', () => 'data:image/gif;base64,AA'],
    ['that are none', () => undefined],
  ])('does not load %s', async (_, image) => {
    const { goTo, sources } = looking(image);

    await goTo(1);

    expect(sources()).toEqual([]);
  });

  it.each([{ savesData: true }, { effectiveType: '2g' }, { isOnline: false }])(
    'are not fetched where the connection has no room for it: %o',
    async (connection) => {
      const { goTo, sources, connectivity } = looking();
      Object.assign(connectivity, connection);

      await goTo(1);

      expect(sources()).toEqual([]);
    },
  );
});
