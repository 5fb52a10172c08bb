/** How often a height may follow the frame's own before it is left as it is. */
const patience = 5;

/** Tells a content that grows from one that only follows the height of its frame, which would never end. */
export class Growth {
  private told = -1;
  private followed = 0;

  /** The content has changed, or its width. */
  changed(): void {
    this.followed = 0;
  }

  /** Whether the page is to hear of this height. */
  hears(height: number): boolean {
    if (height === this.told) return false;
    if (height > this.told) this.followed += 1;
    if (this.followed > patience) return false;
    this.told = height;
    return true;
  }
}
