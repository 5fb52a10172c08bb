import * as v from 'valibot';
import { PermanentFailure } from '../../jobs/job.ts';
import { jsonOf } from '../call-hub.ts';

export interface SplitFiles {
  readonly subset: string;
  readonly split: string;
  readonly path: string;
}

const file = v.object({ split: v.string(), path: v.union([v.string(), v.array(v.string())]) });
const subsets = v.array(v.looseObject({ config_name: v.string(), data_files: v.array(file) }));
type Subsets = v.InferOutput<typeof subsets>;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;
/** One line of JSON, which is valid YAML. */
const configsLine = /^configs: (\[.*\])$/m;

function subsetsOf(header: string): Subsets {
  const given = v.safeParse(subsets, jsonOf(configsLine.exec(header)?.[1] ?? '[]'));
  if (!given.success || (/^configs:/m.test(header) && !configsLine.test(header)))
    throw new PermanentFailure(
      'The dataset card on the hub has `configs` that Postil cannot extend. Export under another name',
    );
  return given.output;
}

function withSplit(all: Subsets, { subset, split, path }: SplitFiles): Subsets {
  const before = all.find(({ config_name }) => config_name === subset) ?? { config_name: subset, data_files: [] };
  const data_files = [...before.data_files.filter((each) => each.split !== split), { split, path }];
  return [...all.filter(({ config_name }) => config_name !== subset), { ...before, data_files }];
}

/** Adds the files to the dataset card; keeps the rest. */
export function cardWith(existing: string | undefined, name: string, files: SplitFiles): string {
  const header = frontMatter.exec(existing ?? '')?.[1] ?? '';
  const line = `configs: ${JSON.stringify(withSplit(subsetsOf(header), files))}`;
  const rest = header.split(/\r?\n/).filter((each) => each !== '' && !configsLine.test(each));
  const text = existing?.replace(frontMatter, '') ?? `\n# ${name}\n\nRecords and answers, exported by Postil.\n`;
  return `---\n${[...rest, line].join('\n')}\n---\n${text}`;
}
