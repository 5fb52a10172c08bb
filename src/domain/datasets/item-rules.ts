import { limits } from '../shared/limits.ts';
import { atMost, isBlank, type Problem, required } from '../shared/problem.ts';

interface Titled {
  readonly name: string;
  readonly title: string;
}

export const questionTitleProblems = (title: string): readonly Problem[] => [
  ...required(title),
  ...atMost(title, limits.maxQuestionTitleChars),
];

export const questionDescriptionProblems = (description: string | undefined): readonly Problem[] =>
  atMost(description ?? '', limits.maxQuestionDescriptionChars);

export const fieldTitleProblems = (title: string): readonly Problem[] => atMost(title, limits.maxFieldTitleChars);

export const metadataPropertyTitleProblems = (title: string): readonly Problem[] =>
  atMost(title, limits.maxMetadataPropertyTitleChars);

export const vectorTitleProblems = (title: string): readonly Problem[] => atMost(title, limits.maxVectorTitleChars);

export const sendableDescription = (description: string | undefined): string | undefined =>
  description === undefined || isBlank(description) ? undefined : description;

export const titleOf = ({ name, title }: Titled): string => (isBlank(title) ? name : title);
