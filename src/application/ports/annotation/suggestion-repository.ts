export abstract class SuggestionRepository {
  /** Agents by question name. */
  abstract agents(datasetId: string): Promise<ReadonlyMap<string, readonly string[]>>;
}
