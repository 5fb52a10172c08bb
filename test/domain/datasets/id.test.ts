import { expect, it } from 'vitest';
import { isId } from '#domain/datasets/id.ts';

it.each([
  'd2c1cb9b-4a0c-4b76-a6b6-0b3a2f2f8f17',
  'D2C1CB9B-4A0C-4B76-A6B6-0B3A2F2F8F17',
  'd2c1cb9b4a0c4b76a6b60b3a2f2f8f17',
])('%s can be an id', (text) => {
  expect(isId(text)).toBe(true);
});

it.each([
  undefined,
  '',
  'reviews',
  'd2c1cb9b-4a0c-4b76-a6b6-0b3a2f2f8f1',
  'd2c1cb9b-4a0c-4b76-a6b6-0b3a2f2f8f17/..',
  'd2c1cb9b-4a0c4b76a6b60b3a2f2f8f17',
  'g2c1cb9b-4a0c-4b76-a6b6-0b3a2f2f8f17',
])('%s cannot be an id', (text) => {
  expect(isId(text)).toBe(false);
});
