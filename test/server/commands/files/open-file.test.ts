import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../../../support/server/folders.ts';
import { Postil } from '../../../support/server/processes/postil.ts';

const password = 'a long enough password';

async function ready(server: Postil) {
  for (let tries = 0; tries < 300 && !server.output.includes('annotation-mode'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return /Label \S+ at (\S+)\/dataset\/(\S+)\/annotation-mode/.exec(server.output)?.slice(1) ?? [];
}

async function textsIn(address: string, id: string) {
  const body = new URLSearchParams({ username: 'owner', password });
  const { access_token } = await (await fetch(`${address}/api/v1/token`, { method: 'POST', body })).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const { items } = await (await fetch(`${address}/api/v1/datasets/${id}/records`, { headers })).json();
  return items.map(({ fields }: { fields: { text: string } }) => fields.text);
}

describe('postil with a file', () => {
  it('opens a dataset for labelling, and the same one the next time', { timeout: 120_000 }, async () => {
    const folder = await aFolder();
    const file = join(folder, 'reviews.csv');
    await mkdir(folder, { recursive: true });
    await writeFile(file, 'id,text,label\n1,Lovely,good\n2,Awful,bad\n3,Fine,good\n4,Bad,bad\n');
    const env = {
      DATA_DIR: join(folder, 'data'),
      TEST_WEB_ROOT: await aFolder(),
      DEMO: 'false',
      OWNER_PASSWORD: password,
    };
    const first = new Postil(env, [file]);
    const [address = '', id = ''] = await ready(first);
    const texts = await textsIn(address, id);
    first.kill('SIGTERM');
    await first.ended;
    const second = new Postil(env, [file]);
    const [, again] = await ready(second);
    second.kill('SIGTERM');
    await second.ended;

    expect(texts).toEqual(['Lovely', 'Awful', 'Fine', 'Bad']);
    expect(first.output).toContain('Imported 4 records into reviews.');
    expect(again).toBe(id);
    expect(second.output).not.toContain('Imported');
  });

  it('exits with one line if the file cannot be read', { timeout: 120_000 }, async () => {
    const folder = await aFolder();
    const file = join(folder, 'empty.csv');
    await writeFile(file, '');
    const server = new Postil({ DATA_DIR: join(folder, 'data'), TEST_WEB_ROOT: await aFolder(), DEMO: 'false' }, [
      file,
    ]);

    expect(await server.ended).toBe(1);
    expect(server.errors).toBe(`${file} is empty.\n`);
  });
});
