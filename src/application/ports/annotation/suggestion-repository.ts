import type { Question } from '#domain/annotation/question.ts';
import type { Suggestion } from '#domain/annotation/suggestion.ts';

export abstract class SuggestionRepository {
  /** Agents by question name. */
  abstract agents(datasetId: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Suggestions for the questions that the user has answered. Later answers to these are not blind. */
  abstract reveal(recordId: string, questions: readonly Question[]): Promise<readonly Suggestion[]>;
}
