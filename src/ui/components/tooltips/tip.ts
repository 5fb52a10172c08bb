export const tip = (label: string, keys?: string) => ({ 'data-tip': label, 'data-tip-keys': keys });

export const ownerOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : undefined) ?? undefined;
