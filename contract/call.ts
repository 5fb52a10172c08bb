import type * as v from 'valibot';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the names of its parameters after colons. */
  readonly path: string;
  /** The parameters of the address, each one a text or several. */
  readonly query?: v.GenericSchema;
  readonly request?: v.GenericSchema;
  /** The status of a success; every other one is a refusal. */
  readonly status: number;
  /** Nothing where a success has no body. */
  readonly response?: v.GenericSchema;
}
