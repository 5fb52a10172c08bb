/** How often the height may grow without a change of the content. */
const maxGrowths = 5;

/** Tells growing content from content that follows the height of its own frame, which would grow forever. */
export class GrowthGuard {
  private reportedHeight = -1;
  private growthCount = 0;

  reset(): void {
    this.growthCount = 0;
  }

  shouldReport(height: number): boolean {
    if (height === this.reportedHeight) return false;
    if (height > this.reportedHeight) this.growthCount += 1;
    if (this.growthCount > maxGrowths) return false;
    this.reportedHeight = height;
    return true;
  }
}
