import { describe, expect, it } from 'vitest';
import { FindOnHub } from '#application/creation/find-on-hub.ts';

function finding(...known: readonly string[]) {
  const asked: string[] = [];
  const has = async (repoId: string) => {
    asked.push(repoId);
    return known.includes(repoId);
  };
  return { asked, find: new FindOnHub({ name: 'hub.test', has }) };
}

describe('a pasted dataset id', () => {
  it('leads to the import of the dataset', async () => {
    const { find } = finding('stanfordnlp/imdb');

    expect(await find.execute(' https://hub.test/datasets/stanfordnlp/imdb ')).toBe('/stanfordnlp%2Fimdb');
  });

  it('leads nowhere when the hub has no such dataset', async () => {
    expect(await finding().find.execute('stanfordnlp/imdb')).toBeUndefined();
  });

  it('is not sent to the hub when it is invalid', async () => {
    const { find, asked } = finding();

    expect(await find.execute('what is this')).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
