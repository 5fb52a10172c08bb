import type { Clock } from '#application/ports/shared/clock.ts';

/** Long enough for a browser to end the process of frames that are gone. */
const pause = 100;

interface Host {
  /** Takes the frame away, if there is one. */
  close(): void;
  /** Has another frame show the same, unless the template was given up. */
  open(): void;
}

/**
 * All frames of templates on the page. A browser may run them in one process, which a template that never ends holds up
 * until no frame is left in it.
 */
class PageFrames {
  isEmptying = false;
  private readonly hosts = new Set<Host>();

  /** Until what it returns is called. */
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
    await clock.wait(pause);
    this.isEmptying = false;
    for (const host of this.hosts) host.open();
  }
}

export const pageFrames = new PageFrames();
