import { sql } from 'kysely';

const mark = '/* prepared */';

/**
 * Mark of statements that connections should prepare once with a generic plan. Statements on partitioned tables have to
 * name the dataset with `fixed`: a generic plan would include all partitions.
 */
export const prepared = sql.raw(mark);

/** Literal number in the statement. */
export const fixed = (number: number) => sql.lit(number);

export const isMarkedPrepared = (statement: string): boolean => statement.includes(mark);
