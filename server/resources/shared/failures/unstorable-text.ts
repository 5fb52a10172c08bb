import { isCode } from '../../../system-error.ts';
import { unprocessable } from '../refusal.ts';

const characterNotInRepertoire = '22021';
const invalidTextRepresentation = '22P02';
const untranslatableCharacter = '22P05';

/** PostgreSQL stores neither U+0000 nor half surrogate pairs, which JSON can contain. */
export const isUnstorableText = (error: unknown) =>
  isCode(error, characterNotInRepertoire, invalidTextRepresentation, untranslatableCharacter);

export const unstorableText = () =>
  unprocessable('Text must not contain U+0000 or unpaired surrogates', 'text_unstorable');
