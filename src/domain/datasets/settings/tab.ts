export const settingsTabs = ['general', 'fields', 'questions', 'metadata', 'vector', 'danger-zone'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export interface ItemCounts {
  readonly fields: number;
  readonly questions: number;
  readonly properties: number;
  readonly vectors: number;
}

export function tabsWith({ fields, questions, properties, vectors }: ItemCounts): readonly SettingsTab[] {
  const count = { fields, questions, metadata: properties, vector: vectors, general: 1, 'danger-zone': 1 };
  return settingsTabs.filter((tab) => count[tab] > 0);
}

export const tabFrom = (text: string | null, tabs: readonly SettingsTab[]): SettingsTab =>
  tabs.find((tab) => tab === text) ?? settingsTabs[0];
