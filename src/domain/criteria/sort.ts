export type SortBy =
  | { readonly entity: 'record'; readonly property: 'insertedAt' | 'updatedAt' }
  | { readonly entity: 'metadata'; readonly property: string }
  | { readonly entity: 'suggestion'; readonly question: string; readonly of: 'score' | 'value' }
  | { readonly entity: 'response'; readonly question: string };

export interface Sort {
  readonly by: SortBy;
  readonly order: 'asc' | 'desc';
}
