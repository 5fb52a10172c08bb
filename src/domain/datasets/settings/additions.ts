import { limits } from '../../shared/limits.ts';
import { atMost, isBlank, isRequired, type Problem, required } from '../../shared/problem.ts';
import { metadataPropertyTitleProblems, vectorTitleProblems } from '../item-rules.ts';
import type { MetadataSettings } from '../metadata-property.ts';
import type { ItemProblems } from './items.ts';

export const propertyTypes = ['terms', 'integer', 'float'] as const satisfies readonly MetadataSettings['type'][];

export interface PropertyAddition {
  readonly name: string;
  readonly title: string;
  readonly type: MetadataSettings['type'];
}
export interface VectorAddition {
  readonly name: string;
  readonly title: string;
  /** `undefined` is an empty input. */
  readonly dimensions: number | undefined;
}

export const blankProperty: PropertyAddition = { name: '', title: '', type: 'terms' };
export const blankVector: VectorAddition = { name: '', title: '', dimensions: undefined };

export const propertyAdditionProblems = (
  { name, title }: PropertyAddition,
  existing: readonly string[],
): ItemProblems =>
  onlyProblems([
    ['name', nameProblems(name, existing)],
    ['title', metadataPropertyTitleProblems(title)],
  ]);

export const vectorAdditionProblems = (
  { name, title, dimensions }: VectorAddition,
  existing: readonly string[],
): ItemProblems =>
  onlyProblems([
    ['name', nameProblems(name, existing)],
    ['title', vectorTitleProblems(title)],
    ['dimensions', dimensionsProblems(dimensions)],
  ]);

export function nameProblems(name: string, existing: readonly string[]): readonly Problem[] {
  if (existing.includes(name.trim())) return [{ key: 'changing.nameTaken' }];
  return [...required(name), ...atMost(name, limits.maxItemNameChars)];
}

function dimensionsProblems(dimensions: number | undefined): readonly Problem[] {
  if (dimensions === undefined || !Number.isInteger(dimensions) || dimensions < 1) return [isRequired];
  return dimensions > limits.maxDimensions ? [{ key: 'validation.max', values: { max: limits.maxDimensions } }] : [];
}

export const onlyProblems = (problems: readonly (readonly [string, readonly Problem[]])[]): ItemProblems =>
  new Map(problems.filter(([, each]) => each.length > 0));

interface NamedItem {
  readonly name: string;
  readonly title: string;
}

export function sendableAddition<T extends NamedItem>(addition: T): T {
  const name = addition.name.trim();
  return { ...addition, name, title: isBlank(addition.title) ? name : addition.title };
}
