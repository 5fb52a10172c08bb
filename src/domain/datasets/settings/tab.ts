export const settingsTabs = ['general', 'fields', 'questions', 'metadata', 'danger-zone'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export interface ItemCounts {
  readonly fields: number;
  readonly questions: number;
}

export const tabsWith = (counts: ItemCounts): readonly SettingsTab[] =>
  settingsTabs.filter((tab) => (tab !== 'fields' && tab !== 'questions') || counts[tab] > 0);

/** Tabs of links that were copied before vectors came under metadata. */
const formerTabs: Readonly<Record<string, SettingsTab>> = { vector: 'metadata' };

export function tabFrom(text: string | null, tabs: readonly SettingsTab[]): SettingsTab {
  const wanted = formerTabs[text ?? ''] ?? text;
  return tabs.find((tab) => tab === wanted) ?? settingsTabs[0];
}
