import { describe, expect, it } from 'vitest';
import { readError } from '#contract/error.ts';
import { codeOfText } from '#contract/error-texts.ts';
import { exchanges } from './recordings.ts';

/** Texts about the program that sent the request, and of a sign-in, which the page of the sign-in explains. */
const forPrograms = [
  'Could not validate credentials',
  'Invalid UUID format',
  'Invalid token',
  'Method Not Allowed',
  'Not Found',
  'OAuth Provider',
  'parameter was not found in callback request',
  "'state' parameter does not match",
  'Operation not allowed',
  "'NoneType' object has no attribute 'items'",
  'records cannot be created for a non published dataset',
  'validation error for RecordIncludeParam',
];

const recorded = new Set(
  exchanges
    .map(({ response: { status, body } }) => (status >= 400 ? readError(body).detail : undefined))
    .filter((detail) => detail !== undefined)
    .filter((detail) => forPrograms.every((text) => !detail.includes(text))),
);

describe('the code of a message', () => {
  it.each([...recorded].map((detail) => [detail]))('is found for the recorded one: %s', (detail) => {
    expect(codeOfText(detail)).toBeDefined();
  });

  it.each([
    ["missing response value for required question with name='label'", 'answer_incomplete'],
    ["'zz' is not a valid label for label selection question.\nValid labels are: ['a']", 'answer_invalid'],
    [
      "Record at position 3 is not valid because 'zz' is not a valid label for label selection question.",
      'record_invalid',
    ],
    ["the option values cannot be modified. found unexpected option values: ['mixed']", 'setting_fixed'],
    ['Workspace name `contract` is not unique', 'name_taken'],
    ['Record with id `1` not found', 'not_found'],
  ])('%s is %s', (detail, code) => {
    expect(codeOfText(detail)).toBe(code);
  });

  it.each(['', 'Bad Gateway', 'Something that no server sends'])('is unknown for %j', (detail) => {
    expect(codeOfText(detail)).toBeUndefined();
  });
});
