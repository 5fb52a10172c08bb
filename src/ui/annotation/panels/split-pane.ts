import { boundsOf, clampShare, type ResizablePart, type ShareBounds } from '#domain/annotation/panels/panel-sizes.ts';
import { percent } from '#domain/datasets/progress.ts';

const shareProperty = '--share';

export class SplitPane {
  constructor(
    private readonly part: ResizablePart,
    private readonly pane: HTMLElement,
    private readonly splitter: HTMLElement,
  ) {}

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

  /**
   * Direction of growth along the screen axis: panels grow upwards, the record column towards the end of the line.
   */
  get sign(): 1 | -1 {
    if (this.part !== 'record') return -1;
    return getComputedStyle(this.splitter).direction === 'rtl' ? -1 : 1;
  }

  /** Applies a size without React and without measuring, to stay fast while dragging. */
  showShare(share: number): void {
    this.pane.style.setProperty(shareProperty, `${share}%`);
    this.splitter.setAttribute('aria-valuenow', String(Math.round(share)));
  }

  readonly updateAria = (): void => {
    const { minPercent, maxPercent } = this.bounds;
    const values = {
      'aria-valuemin': minPercent,
      'aria-valuemax': maxPercent,
      'aria-valuenow': Math.round(this.share),
    };
    for (const [name, value] of Object.entries(values)) this.splitter.setAttribute(name, String(value));
  };

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
