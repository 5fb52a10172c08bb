export type Feature =
  | { readonly kind: 'value'; readonly type: string }
  | { readonly kind: 'image' }
  | { readonly kind: 'label'; readonly names: readonly string[] }
  | { readonly kind: 'list'; readonly of: Feature }
  | { readonly kind: 'struct'; readonly members: readonly string[] }
  | { readonly kind: 'other'; readonly type: string };

export type MetadataType = 'integer' | 'float' | 'terms';

export type DisplayType = 'text' | 'image' | 'chat';

export type ColumnRole =
  | { readonly as: 'field'; readonly type: DisplayType }
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

export const metadataTypeOf = (hubType: string): MetadataType | undefined => metadataTypes.get(hubType);

const texts = new Set(['string', 'large_string']);

export const isText = (feature: Feature) => feature.kind === 'value' && texts.has(feature.type);

export function roleOf(feature: Feature): ColumnRole {
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

function roleOfValue(hubType: string): ColumnRole {
  if (hubType === 'string') return { as: 'field', type: 'text' };
  const type = metadataTypeOf(hubType);
  return type ? { as: 'metadata', type } : { as: 'nothing' };
}

function roleOfList(item: Feature): ColumnRole {
  if (item.kind === 'label') return { as: 'question', type: 'multi_label_selection', labels: trimmed(item.names) };
  return isMessage(item, 'role', 'content') ? { as: 'field', type: 'chat' } : { as: 'nothing' };
}

const isMessage = (item: Feature, ...members: readonly string[]) =>
  item.kind === 'struct' && members.every((member) => item.members.includes(member));

/** Media that cannot be shown. */
const media = new Set(['Audio', 'Video', 'Pdf']);

/** Possible display types of a column, the default first; a text may be an image address or a chat message. */
export function displayTypes(feature: Feature): readonly DisplayType[] {
  switch (feature.kind) {
    case 'value':
      return isText(feature) ? ['text', 'image', 'chat'] : ['text'];
    case 'image':
      return ['image'];
    case 'list':
      return isConversation(feature.of) ? ['chat', 'text'] : ['text'];
    case 'other':
      return media.has(feature.type) ? [] : ['text'];
    case 'label':
    case 'struct':
      return ['text'];
  }
}

const isConversation = (item: Feature) => isMessage(item, 'role', 'content') || isMessage(item, 'from', 'value');

const trimmed = (names: readonly string[]) => names.map((name) => name.trim());

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
      return feature.kind;
    case 'other':
      return feature.type;
  }
}
