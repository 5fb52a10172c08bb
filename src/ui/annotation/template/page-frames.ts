import type { Clock } from '#application/ports/shared/clock.ts';

/** The browser ends the process of removed frames within this time. */
const pauseMs = 100;

interface Host {
  /** Removes the frame, if there is one. */
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
  private readonly hosts = new Set<Host>();

  /** Registers a host; the returned function removes it. */
  add(host: Host): () => void {
    this.hosts.add(host);
    return () => {
      this.hosts.delete(host);
      if (this.hosts.size === 0) this.isEmptying = false;
    };
  }

  async empty(clock: Clock): Promise<void> {
    if (this.isEmptying) return;
    this.isEmptying = true;
    for (const host of this.hosts) host.close();
    await clock.wait(pauseMs);
    this.isEmptying = false;
    for (const host of this.hosts) host.open();
  }
}

export const pageFrames = new PageFrames();
