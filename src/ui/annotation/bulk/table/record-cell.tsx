import type { TableColumn } from '#domain/annotation/bulk/table-columns.ts';
import { asText, contentOf } from '#domain/annotation/field.ts';
import { answerText } from '#domain/annotation/options/answer-text.ts';
import { type DatasetRecord, shownStatusOf } from '#domain/annotation/record.ts';
import { bestScore } from '#domain/annotation/suggestion.ts';
import { limits } from '#domain/shared/limits.ts';
import { StatusTag } from '../../../components/marks/status-tag.tsx';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { RecordsViewModel } from '../../model/queue/records-view-model.ts';
import { shownAnswerTo } from '../card-answers.tsx';

interface RecordCellProps {
  readonly column: TableColumn;
  readonly record: DatasetRecord;
  readonly opened: RecordsViewModel['opened'];
}

export function RecordCell({ column, record, opened }: RecordCellProps) {
  const { ago } = useFormats();
  switch (column.kind) {
    case 'status':
      return (
        <td>
          <StatusTag status={shownStatusOf(record)} />
        </td>
      );
    case 'updated':
      return <td>{ago(record.updatedAt)}</td>;
    case 'question':
      return <AnswerCell name={column.name} record={record} opened={opened} />;
    case 'id':
    case 'field':
    case 'metadata':
      return <TextCell text={textIn(column, record, opened)} />;
  }
}

/** A cell has one line; the whole text is in its title. */
function TextCell({ text }: { readonly text: string }) {
  const line = inOneLine(text);
  return (
    <td dir="auto" title={line}>
      {line}
    </td>
  );
}

function textIn({ kind, name }: TableColumn, record: DatasetRecord, opened: RecordsViewModel['opened']): string {
  if (kind === 'id') return record.externalId ?? record.id;
  if (kind === 'field') {
    const field = opened?.fields.find((each) => each.name === name);
    return field ? asText(contentOf(field, record.fields[name])) : '';
  }
  const value = record.metadata[name];
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function AnswerCell({ name, record, opened }: Omit<RecordCellProps, 'column'> & { readonly name: string }) {
  const question = opened?.questions.find((each) => each.name === name);
  const shown = question && shownAnswerTo(question, record);
  if (!shown) return <td />;
  const text = inOneLine(answerText(shown.answer, question, record));
  const { suggestion } = shown;
  return (
    <td dir="auto" title={text}>
      {text} {suggestion && <SuggestionMark score={bestScore(suggestion)} agent={suggestion.agent} />}
    </td>
  );
}

const inOneLine = (text: string) => text.slice(0, limits.maxCellChars).replace(/\s+/g, ' ').trim();
