import { limits } from '../shared/limits.ts';
import { atMost, isBlank, type Problem, required } from '../shared/problem.ts';

interface Titled {
  readonly name: string;
  readonly title: string;
}

export const questionTitleProblems = (title: string): readonly Problem[] => [
  ...required(title),
  ...atMost(title, limits.questionTitle),
];

export const questionDescriptionProblems = (description: string | undefined): readonly Problem[] =>
  atMost(description ?? '', limits.questionDescription);

export const fieldTitleProblems = (title: string): readonly Problem[] => atMost(title, limits.fieldTitle);

export const metadataPropertyTitleProblems = (title: string): readonly Problem[] =>
  atMost(title, limits.metadataPropertyTitle);

export const vectorTitleProblems = (title: string): readonly Problem[] => atMost(title, limits.vectorTitle);

/** As it is sent: a blank description is none. */
export const sendableDescription = (description: string | undefined): string | undefined =>
  description === undefined || isBlank(description) ? undefined : description;

/** An empty title falls back to the name. */
export const titleOf = ({ name, title }: Titled): string => (isBlank(title) ? name : title);
