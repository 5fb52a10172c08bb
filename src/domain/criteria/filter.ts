export type Condition =
  | { readonly kind: 'terms'; readonly values: readonly string[]; readonly match: 'any' | 'all' }
  | { readonly kind: 'range'; readonly from: number | undefined; readonly to: number | undefined };

export type Filter =
  | { readonly on: 'metadata'; readonly property: string; readonly condition: Condition }
  | { readonly on: 'response'; readonly question: string; readonly condition: Condition }
  | {
      readonly on: 'suggestion';
      readonly question: string;
      readonly of: 'value' | 'score' | 'agent';
      readonly condition: Condition;
    };
