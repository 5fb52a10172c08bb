import type { Role } from '../schema/dataset-tables.ts';

export interface Caller {
  readonly id: string;
  readonly n: number;
  readonly username: string;
  readonly role: Role;
}
