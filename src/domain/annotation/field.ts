export type FieldType = 'text' | 'image' | 'chat' | 'custom';

/** The raw content; the type of the field says how to read it. */
export type FieldValue = unknown;

interface Settings {
  text: { readonly useMarkdown: boolean };
  image: Readonly<Record<never, never>>;
  chat: { readonly useMarkdown: boolean };
  custom: { readonly template: string; readonly advancedMode: boolean };
}

export type FieldOf<T extends FieldType> = {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly datasetId: string;
  readonly required: boolean;
  readonly type: T;
  readonly settings: Settings[T];
};

export type Field = { [T in FieldType]: FieldOf<T> }[FieldType];

/** Images and templates need more width than lines of text. */
export const isWide = ({ type }: Field): boolean => type === 'image' || type === 'custom';

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly source: string | undefined }
  | { readonly type: 'chat'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'custom'; readonly value: unknown };

export function contentOf(field: Field, value: FieldValue): Content {
  switch (field.type) {
    case 'text':
      return { type: 'text', text: textOf(value) };
    case 'image':
      return { type: 'image', source: sourceOf(value) };
    case 'chat':
      return { type: 'chat', messages: messagesOf(value) };
    case 'custom':
      return { type: 'custom', value };
  }
}

export function asText(content: Content): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'image':
      return content.source ?? '';
    case 'chat':
      return content.messages.map((message) => `${message.role}: ${message.content}`).join('\n');
    case 'custom':
      return textOf(content.value);
  }
}

export const sideOf = (role: string): 'start' | 'end' => (knownRole(role) === 'user' ? 'end' : 'start');

const knownRoles = ['user', 'assistant', 'system', 'developer', 'tool', 'function'] as const;

/** A common role, which has a translated name. */
export const knownRole = (role: string): (typeof knownRoles)[number] | undefined =>
  knownRoles.find((known) => known === role.trim().toLowerCase());

export const beginsTurn = (messages: readonly ChatMessage[], index: number): boolean =>
  messages[index]?.role !== messages[index - 1]?.role;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, undefined, 2) : String(value);
}

function sourceOf(value: unknown): string | undefined {
  const source = isObject(value) ? value.src : value;
  return typeof source === 'string' && source.trim() !== '' ? source.trim() : undefined;
}

const messagesOf = (value: unknown): readonly ChatMessage[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => each !== undefined && each !== null).map(messageOf);

/** Shows a malformed message as one of the user, so that nothing stays hidden. */
function messageOf(value: unknown): ChatMessage {
  if (!isObject(value) || value.content === undefined) return { role: 'user', content: textOf(value) };
  return { role: textOf(value.role) || 'user', content: textOf(value.content) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
