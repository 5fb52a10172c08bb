import type { Clock } from '#application/ports/shared/clock.ts';

/** Pauses without any frame on the page, each long enough for the browser to end their process on a busier machine. */
const pausesMs = [100, 400, 1600];

interface Host {
  /** Its frame has sent something since the page sent it the content. */
  readonly isResponding: boolean;
  close(): void;
  /** Shows the same in a new frame, unless the template was given up. */
  open(): void;
}

/**
 * The template frames of the page. A browser may run them in one process, which a template that never ends blocks until
 * all of them are removed.
 */
class PageFrames {
  isEmptying = false;
  /** How many times the frames were removed since one of them last responded. */
  private emptied = 0;
  private readonly hosts = new Set<Host>();

  add(host: Host): () => void {
    this.hosts.add(host);
    return () => {
      this.hosts.delete(host);
      if (this.hosts.size > 0) return;
      this.isEmptying = false;
      this.emptied = 0;
    };
  }

  noteResponse(): void {
    this.emptied = 0;
  }

  /** Removes the frames and opens them again, a few times at most, as long as none of them responds. */
  async emptyUnlessOneResponds(clock: Clock): Promise<void> {
    if (this.emptied >= pausesMs.length || [...this.hosts].some((host) => host.isResponding)) return;
    await this.empty(clock);
  }

  async empty(clock: Clock): Promise<void> {
    if (this.isEmptying) return;
    this.isEmptying = true;
    for (const host of this.hosts) host.close();
    await clock.wait(pausesMs[this.emptied] ?? Math.max(...pausesMs));
    this.emptied += 1;
    this.isEmptying = false;
    for (const host of this.hosts) host.open();
  }
}

export const pageFrames = new PageFrames();
