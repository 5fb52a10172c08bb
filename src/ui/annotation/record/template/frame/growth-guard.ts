/** How often a height may follow the frame's own before it is left as it is. */
const maxGrowths = 5;

/** Tells a content that grows from one that only follows the height of its frame, which would never end. */
export class GrowthGuard {
  private reportedHeight = -1;
  private growthCount = 0;

  /** The content has changed, or its width. */
  reset(): void {
    this.growthCount = 0;
  }

  /** Whether the page is to hear of this height. */
  shouldReport(height: number): boolean {
    if (height === this.reportedHeight) return false;
    if (height > this.reportedHeight) this.growthCount += 1;
    if (this.growthCount > maxGrowths) return false;
    this.reportedHeight = height;
    return true;
  }
}
