import type { Field, FieldType } from '../../annotation/field.ts';
import type { Dataset } from '../dataset.ts';
import { clientLines } from './python-snippet.ts';

const examples: Readonly<Record<FieldType, string>> = {
  text: '"Read closely."',
  image: '"https://example.org/picture.png"',
  chat: '[{"role": "user", "content": "Hello!"}]',
  custom: '{"any": "data"}',
};

/** Python code that adds one record with all fields of the dataset; without an API key. */
export const recordsSnippet = (dataset: Dataset, fields: readonly Field[], server: string): string =>
  `import argilla as rg

${clientLines(server)}
dataset = client.datasets(name=${text(dataset.name)}, workspace=${text(dataset.workspaceName)})

dataset.records.log([{
${fields.map(({ name, type }) => `    ${text(name)}: ${examples[type]},\n`).join('')}}])
`;

/** JSON strings are valid Python. */
const text = (value: string) => JSON.stringify(value);
