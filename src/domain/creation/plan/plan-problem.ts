export type CreationError = `creation.errors.${
  | 'nameRequired'
  | 'questionNameRequired'
  | 'questionNameTooLong'
  | 'questionNameTwice'
  | 'titleRequired'
  | 'titleTooLong'
  | 'descriptionTooLong'
  | 'fieldNameRequired'
  | 'fieldNameTooLong'
  | 'fieldNameTwice'
  | 'metadataNameRequired'
  | 'metadataNameTooLong'
  | 'metadataNameTwice'
  | 'nameTooLong'
  | 'nameTaken'
  | 'workspaceRequired'
  | 'guidelinesTooLong'
  | 'minSubmittedRequired'
  | 'splitRequired'
  | 'fieldRequired'
  | 'questionRequired'
  | 'requiredQuestionRequired'
  | 'questionInvalid'
  | 'twoOptions'
  | 'separateByCommas'
  | 'optionEmpty'
  | 'optionTwice'
  | 'optionTooLong'
  | 'tooManyOptions'
  | 'twoRatings'
  | 'textFieldRequired'}`;

export type PlanPart =
  | 'name'
  | 'workspace'
  | 'split'
  | 'fields'
  | 'questions'
  | 'guidelines'
  | 'minSubmitted'
  | { readonly question: string }
  | { readonly field: number }
  | { readonly renamedField: string }
  | { readonly metadata: string };

export interface PlanProblem {
  readonly part: PlanPart;
  readonly key: CreationError;
  readonly values?: { readonly max: number };
}

export const problemIf = (condition: boolean, problem: PlanProblem): readonly PlanProblem[] =>
  condition ? [problem] : [];
