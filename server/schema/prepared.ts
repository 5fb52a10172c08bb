import { sql } from 'kysely';

const mark = '/* prepared */';

/**
 * Stands in a statement that comes again and again and is best carried out in one way, whatever its values: a
 * connection reads and plans it once. What names a dataset's tables has to name the dataset with `fixed`, or its one
 * plan would be for the tables of every dataset.
 */
export const prepared = sql.raw(mark);

/** A number as part of the statement itself. */
export const fixed = (number: number) => sql.lit(number);

export const isMarkedPrepared = (statement: string): boolean => statement.includes(mark);
