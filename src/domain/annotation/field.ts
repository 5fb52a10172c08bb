export type FieldType = 'text' | 'image' | 'chat' | 'custom';

/** The content of a field as it came: the type of the field says how to read it. */
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
