import { ownerOf } from './tip.ts';
import styles from './tooltip.module.css';

/** Delay before a tooltip is shown, like that of browsers. */
const restMs = 500;
/** Delay before a tooltip is hidden, so that the pointer can move onto it. */
const leaveMs = 150;
const wideFromCharacters = 40;
const gapPx = 6;

/** Shows one tooltip at a time. WCAG 1.4.13: it can be dismissed and hovered, and stays until the user leaves. */
export class TooltipLayer {
  private readonly tooltip = document.createElement('div');
  private owner: HTMLElement | undefined;
  /**
   * The element whose tooltip was dismissed, or that was pressed; its tooltip stays hidden until the user leaves it.
   */
  private dismissed: HTMLElement | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignal) {
    this.tooltip.className = styles.tooltip ?? '';
    this.tooltip.role = 'tooltip';
    this.tooltip.popover = 'manual';
    this.tooltip.dir = 'auto';

    const on = <T extends keyof DocumentEventMap>(type: T, listen: (event: DocumentEventMap[T]) => void) =>
      document.addEventListener(type, listen, { signal, capture: true });
    on('pointerover', this.hover);
    on('focusin', this.focus);
    on('focusout', ({ target }) => target === this.owner && this.hide());
    on('pointerdown', ({ target }) => this.dismiss(ownerOf(target)));
    on('click', ({ target }) => this.dismiss(ownerOf(target)));
    on('keydown', this.press);
    on('scroll', this.place);
    document.documentElement.addEventListener('pointerleave', () => this.pointAt(undefined), { signal });
    addEventListener('resize', this.place, { signal });
    signal.addEventListener('abort', this.hide);
  }

  readonly hover = ({ target, pointerType }: PointerEvent): void => {
    const isOnTooltip = target instanceof Node && this.tooltip.contains(target);
    if (pointerType !== 'touch') this.pointAt(isOnTooltip ? this.owner : ownerOf(target));
  };

  readonly focus = ({ target }: FocusEvent): void => {
    const owner = ownerOf(target);
    this.dismissed = undefined;
    if (owner && hasKeyboardFocus(owner)) this.show(owner);
    else this.hide();
  };

  private pointAt(owner: HTMLElement | undefined) {
    clearTimeout(this.timer);
    if (owner !== this.dismissed) this.dismissed = undefined;
    const isNew = owner !== this.owner && owner !== this.dismissed;
    if (owner && isNew) this.timer = setTimeout(() => this.show(owner), restMs);
    if (!owner && this.owner && !hasKeyboardFocus(this.owner)) this.timer = setTimeout(this.hide, leaveMs);
  }

  private dismiss(owner: HTMLElement | undefined) {
    this.dismissed = owner;
    this.hide();
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.owner) return;
    event.preventDefault(); // keeps a surrounding dialog open
    event.stopPropagation();
    this.dismiss(this.owner);
  };

  private show(owner: HTMLElement) {
    this.hide();
    const { tip = '', tipKeys } = owner.dataset;
    if (tip === '' || !owner.isConnected || isBehindDialog(owner)) return;
    this.owner = owner;
    this.tooltip.replaceChildren(tip, ...(tipKeys ? [' ', keysOf(tipKeys)] : []));
    this.tooltip.dataset.wide = `${[...(this.tooltip.textContent ?? '')].length >= wideFromCharacters}`;
    // content outside a modal dialog is inert, and screen readers skip content outside landmarks
    (owner.closest('dialog, header, main, aside') ?? document.body).append(this.tooltip);
    this.tooltip.showPopover?.();
    this.place();
  }

  private readonly hide = () => {
    clearTimeout(this.timer);
    this.owner = undefined;
    this.tooltip.remove();
  };

  private readonly place = () => {
    if (!this.owner) return;
    if (!this.owner.isConnected) return this.hide();
    const { top, bottom, left, width } = this.owner.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = this.tooltip;
    const isRoomBelow = bottom + gapPx + offsetHeight <= innerHeight;
    const x = Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - gapPx);
    style.left = `${Math.max(gapPx, x)}px`;
    style.top = `${isRoomBelow ? bottom + gapPx : Math.max(gapPx, top - gapPx - offsetHeight)}px`;
  };
}

/** True when a dialog has opened over the element since the pointer came to rest: Escape must close the dialog. */
function isBehindDialog(element: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog !== undefined && !dialog.contains(element);
}

const hasKeyboardFocus = (element: HTMLElement) => element.matches(':focus-visible');

function keysOf(text: string) {
  const keys = document.createElement('kbd');
  keys.textContent = text;
  return keys;
}
