import { limits } from '../../shared/limits.ts';
import type { Dataset } from '../dataset.ts';
import type { ColumnMapping, HubOrigin } from '../origin.ts';
import { clientLines } from './python-snippet.ts';

/** Python code that adds rows of the hub; without an API key. */
export const hubSnippet = (dataset: Dataset, { repoId, subset, split, mapping }: HubOrigin, server: string): string =>
  `import argilla as rg
from datasets import load_dataset

${clientLines(server)}
dataset = client.datasets(name=${text(dataset.name)}, workspace=${text(dataset.workspaceName)})

rows = load_dataset(${[
    text(repoId),
    ...(subset === undefined ? [] : [`name=${text(subset)}`]),
    `split=${text(`${split ?? 'train'}${hasIds(mapping) ? '' : `[${limits.maxImportRows}:]`}`)}`,
  ].join(', ')})
dataset.records.log(rows${mapping ? `, mapping={\n${mappingLines(mapping)}}` : ''})
`;

/** Rows without ids would be duplicated, so the snippet skips imported ones. */
export const hasIds = (mapping: ColumnMapping | undefined): boolean => mapping?.externalId !== undefined;

function mappingLines({ fields, metadata, suggestions, externalId }: ColumnMapping) {
  const targets = new Map<string, readonly string[]>();
  const add = (column: string, target: string) => targets.set(column, [...(targets.get(column) ?? []), target]);
  for (const { source, target } of fields) add(source, `${target}.field`);
  for (const { source, target } of metadata) add(source, `${target}.metadata`);
  for (const { source, target } of suggestions) add(source, `${target}.suggestion`);
  if (externalId !== undefined) add(externalId, 'id');
  return [...targets].map(([column, names]) => `    ${text(column)}: ${oneOrMany(names.map(text))},\n`).join('');
}

const oneOrMany = (values: readonly string[]) => (values.length === 1 ? values[0] : `(${values.join(', ')})`);

/** JSON strings are valid Python. */
const text = (value: string) => JSON.stringify(value);
