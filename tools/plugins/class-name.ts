import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** The name that a class of a stylesheet has in the page. The classes of a stylesheet share a hash, since that compresses better. */
export const className = (name: string, file: string): string =>
  `_${name}_${createHash('sha256').update(relative(process.cwd(), file)).digest('base64url').slice(0, 4)}`;
