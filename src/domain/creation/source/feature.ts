/** What the hub says that a column holds. */
export type Feature =
  | { readonly kind: 'value'; readonly type: string }
  | { readonly kind: 'image' }
  | { readonly kind: 'label'; readonly names: readonly string[] }
  | { readonly kind: 'list'; readonly of: Feature }
  | { readonly kind: 'struct'; readonly members: readonly string[] }
  | { readonly kind: 'other' };

export type MetadataType = 'integer' | 'float' | 'terms';

/** What becomes of a column by itself. */
export type Role =
  | { readonly as: 'field'; readonly type: 'text' | 'image' | 'chat' }
  | {
      readonly as: 'question';
      readonly type: 'label_selection' | 'multi_label_selection';
      readonly labels: readonly string[];
    }
  | { readonly as: 'metadata'; readonly type: MetadataType }
  | { readonly as: 'nothing' };

const metadataTypes: ReadonlyMap<string, MetadataType> = new Map([
  ...['uint8', 'uint16', 'uint32', 'uint64', 'int8', 'int32', 'int64'].map((type) => [type, 'integer'] as const),
  ...['float16', 'float32', 'float64'].map((type) => [type, 'float'] as const),
  ['terms', 'terms'] as const,
]);

export const acceptedMetadataTypes = [...metadataTypes.keys()];
export const metadataTypeOf = (hubType: string): MetadataType | undefined => metadataTypes.get(hubType);

export const isText = (feature: Feature) => feature.kind === 'value' && feature.type === 'string';

export function roleOf(feature: Feature): Role {
  switch (feature.kind) {
    case 'value':
      return roleOfValue(feature.type);
    case 'image':
      return { as: 'field', type: 'image' };
    case 'label':
      return { as: 'question', type: 'label_selection', labels: trimmed(feature.names) };
    case 'list':
      return roleOfList(feature.of);
    case 'struct':
    case 'other':
      return { as: 'nothing' };
  }
}

function roleOfValue(hubType: string): Role {
  if (hubType === 'string') return { as: 'field', type: 'text' };
  const type = metadataTypeOf(hubType);
  return type ? { as: 'metadata', type } : { as: 'nothing' };
}

function roleOfList(item: Feature): Role {
  if (item.kind === 'label') return { as: 'question', type: 'multi_label_selection', labels: trimmed(item.names) };
  const isChat = item.kind === 'struct' && ['role', 'content'].every((member) => item.members.includes(member));
  return isChat ? { as: 'field', type: 'chat' } : { as: 'nothing' };
}

const trimmed = (names: readonly string[]) => names.map((name) => name.trim());

/** What a column holds, in a word or two of the hub's own. */
export function featureText(feature: Feature): string {
  switch (feature.kind) {
    case 'value':
      return feature.type;
    case 'label':
      return 'ClassLabel';
    case 'list':
      return `list of ${featureText(feature.of)}`;
    case 'image':
    case 'struct':
    case 'other':
      return feature.kind;
  }
}
