/** The attributes of an element whose tooltip is shown on hover and on keyboard focus. */
export const tip = (label: string, keys?: string) => ({ 'data-tip': label, 'data-tip-keys': keys });

/** The element with a tooltip that contains the target of an event. */
export const ownerOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : undefined) ?? undefined;
