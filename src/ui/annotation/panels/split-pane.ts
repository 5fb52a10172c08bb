import { boundsOf, clampShare, type ResizablePart, type ShareBounds } from '#domain/annotation/panels/panel-sizes.ts';
import { percent } from '#domain/datasets/progress.ts';

const shareProperty = '--share';

/** A part of the screen, what it is a part of, and the line between it and the rest, as they are laid out now. */
export class SplitPane {
  constructor(
    private readonly part: ResizablePart,
    private readonly pane: HTMLElement,
    private readonly splitter: HTMLElement,
  ) {}

  /** What it divides, in pixels. */
  get totalPx(): number {
    return this.sizeOf(this.pane.parentElement ?? this.pane);
  }

  get bounds(): ShareBounds {
    return boundsOf(this.part, this.totalPx);
  }

  get share(): number {
    const own = Number.parseFloat(this.pane.style.getPropertyValue(shareProperty));
    return clampShare(Number.isNaN(own) ? percent(this.sizeOf(this.pane), this.totalPx) : own, this.bounds);
  }

  /** Which way along the axis of the screen is larger: a panel grows upwards, the record onwards. */
  get sign(): 1 | -1 {
    if (this.part !== 'record') return -1;
    return getComputedStyle(this.splitter).direction === 'rtl' ? -1 : 1;
  }

  /** Shows it at once, without React, and measures nothing: the browser lays it out when it draws. */
  showShare(share: number): void {
    this.pane.style.setProperty(shareProperty, `${share}%`);
    this.splitter.setAttribute('aria-valuenow', String(Math.round(share)));
  }

  /** Says to whoever cannot see it how large it is and can be. */
  readonly updateAria = (): void => {
    const { minPercent, maxPercent } = this.bounds;
    const values = {
      'aria-valuemin': minPercent,
      'aria-valuemax': maxPercent,
      'aria-valuenow': Math.round(this.share),
    };
    for (const [name, value] of Object.entries(values)) this.splitter.setAttribute(name, String(value));
  };

  /** Goes on telling while the window or the content changes. */
  observeResize(): () => void {
    const observer = new ResizeObserver(this.updateAria);
    observer.observe(this.pane);
    if (this.pane.parentElement) observer.observe(this.pane.parentElement);
    return () => observer.disconnect();
  }

  private sizeOf(element: HTMLElement): number {
    const { width, height } = element.getBoundingClientRect();
    return this.part === 'record' ? width : height;
  }
}
