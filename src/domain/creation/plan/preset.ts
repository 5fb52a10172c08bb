/** Usual tasks, each with one question. */
export const presets = ['classify', 'mark', 'rate', 'compare', 'rank'] as const;
export type Preset = (typeof presets)[number];
