import type { Attention } from '../ports/shared/attention.ts';
import type { DatasetNews, LiveEvents } from '../ports/shared/live-events.ts';

/** Hears what others do in a dataset for as long as somebody sees it. */
export class FollowDataset {
  constructor(
    private readonly live: LiveEvents,
    private readonly attention: Attention,
  ) {}

  /** Until what it returns is called. */
  execute(datasetId: string, onNews: (news: DatasetNews) => void): () => void {
    const follow = () => this.live.followDataset(datasetId, onNews);
    let stop = this.attention.isHere ? follow() : undefined;
    const unwatch = this.attention.watch((isHere) => {
      const wasFollowing = stop !== undefined;
      stop?.();
      stop = isHere ? follow() : undefined;
      if (isHere && !wasFollowing) announceMissed(onNews);
    });
    return () => {
      unwatch();
      stop?.();
    };
  }
}

/** Nobody was told of what has happened in the meantime. */
function announceMissed(onNews: (news: DatasetNews) => void) {
  onNews({ kind: 'updated', recordIds: undefined });
  onNews({ kind: 'settings' });
}
