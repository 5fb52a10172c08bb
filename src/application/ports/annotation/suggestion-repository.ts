export abstract class SuggestionRepository {
  /** Who made suggestions, by the name of the question. */
  abstract agents(datasetId: string): Promise<ReadonlyMap<string, readonly string[]>>;
}
