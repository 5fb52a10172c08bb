import { describe, expect, it } from 'vitest';
import { columnsOf, shownColumns, toggledColumn } from '#domain/annotation/bulk/table-columns.ts';
import { aField, aQuestion, aRecord } from '../../../support/builders.ts';

const columns = columnsOf(
  [aField('text', { name: 'review' })],
  [aQuestion('rating', { name: 'stars' })],
  [aRecord({ metadata: { year: 2024 } }), aRecord({ metadata: { country: 'Chile', year: 2023 } })],
);
const idsOf = (shown: typeof columns) => shown.map(({ id }) => id);

describe('the columns of the table of records', () => {
  it('are id, fields, questions, metadata by name, status and date', () => {
    expect(idsOf(columns)).toEqual([
      'id:',
      'field:review',
      'question:stars',
      'metadata:country',
      'metadata:year',
      'status:',
      'updated:',
    ]);
  });

  it('are the fields and questions until the user chooses others', () => {
    expect(idsOf(shownColumns(columns, undefined))).toEqual(['field:review', 'question:stars']);
    expect(idsOf(shownColumns(columns, ['updated:', 'id:', 'field:gone']))).toEqual(['id:', 'updated:']);
    expect(shownColumns(columns, [])).toEqual([]);
  });

  it('are shown and hidden one at a time', () => {
    const shown = shownColumns(columns, undefined);

    expect(toggledColumn(shown, 'metadata:year')).toEqual(['field:review', 'question:stars', 'metadata:year']);
    expect(toggledColumn(shown, 'question:stars')).toEqual(['field:review']);
  });
});
