import { matrix } from '../../server/auth/matrix/matrix.ts';
import type { Allowed } from '../../server/auth/matrix/row.ts';
import { sender } from '../support/client.ts';

/** An operation of the served document, with the expected status of each role. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  /** Below `/api`, with parameters such as `{name}`. */
  readonly path: string;
  /** Documented status of success. */
  readonly success: number;
  readonly allowed: Allowed | undefined;
}

type Paths = Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: object }>>>>;

const written = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/^\/v1/, '');

export async function operationsOf(address: string): Promise<readonly Operation[]> {
  const { text } = await sender(address, undefined)('GET', '/openapi.json');
  const { paths } = JSON.parse(text) as { readonly paths: Paths };
  return Object.entries(paths).flatMap(([full, methods]) =>
    Object.entries(methods).map(([verb, { operationId: name, responses }]) => {
      const path = full.replace(/^\/api/, '');
      const method = verb.toUpperCase();
      const row = matrix.find(([each, other]) => each === method && other === written(path));
      return { name, method, path, success: Number(Object.keys(responses)[0]), allowed: row?.[2] };
    }),
  );
}

export const rowsWithoutOperation = (operations: readonly Operation[]): readonly string[] =>
  matrix
    .map(([method, path]) => `${method} ${path}`)
    .filter((row) => !operations.some(({ method, path }) => row === `${method} ${written(path)}`));
