import type * as v from 'valibot';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Each query parameter is one text or a list of texts. */
  readonly query?: v.GenericSchema;
  readonly request?: v.GenericSchema;
  /** Status of success; any other status is an error. */
  readonly status: number;
  /** Undefined if a success has no body. */
  readonly response?: v.GenericSchema;
}
