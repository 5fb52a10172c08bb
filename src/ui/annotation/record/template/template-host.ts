import type { Clock } from '#application/ports/shared/clock.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { adjustedHeight, initialHeight } from './frame-height.ts';
import { hostTheme } from './host-theme.ts';
import { type FrameContent, type FromFrame, readFromFrame, type ToFrame } from './messages.ts';
import { pageFrames } from './page-frames.ts';

/** Longest time until a template has rendered. */
const maxRenderMs = 5000;

/** Longest time until a frame responds, or starts while another template blocks the process. */
const maxResponseMs = 1000;

/** A template that blocks the process has been given up by then, and all frames have been replaced. */
const maxBlockedMs = maxRenderMs + 2 * maxResponseMs;

export type TemplateProblem =
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'strayed' };

export interface HostElement {
  takeFocus(): void;
  dispatchKey(key: Extract<FromFrame, { kind: 'key' }>['key']): void;
}

/**
 * The page's side of a template frame. One frame shows record after record until a script of a template or record
 * has run in it. Such a script can do anything in the frame, so the frame is replaced.
 */
export class TemplateHost {
  /** Key of the iframe element; another number creates a new frame. */
  generation = 0;
  isShown = false;
  /** The frame was removed, because it may block its process. The next record gets a new one. */
  isClosed = false;
  problem: TemplateProblem | undefined;
  link: string | undefined;
  private height = initialHeight();
  private frame: HTMLIFrameElement | null = null;
  private content: FrameContent | undefined;
  private contentId = 0;
  private isReady = false;
  private hasLoaded = false;
  private hasBegun = false;
  private hasAnswered = false;
  private isTainted = false;
  private respondedContentId = 0;

  constructor(
    private readonly clock: Clock,
    private readonly element: HostElement,
  ) {
    makeStateObservable(this);
  }

  get pixels(): number {
    return this.problem && !this.isShown ? 0 : this.height.pixels;
  }

  get isResponding(): boolean {
    return this.respondedContentId === this.contentId && !this.isClosed;
  }

  setFrame(frame: HTMLIFrameElement | null): void {
    this.frame = frame;
  }

  /** Hides the previous content at once, even if the frame does not respond. */
  show(content: FrameContent): void {
    this.content = content;
    this.link = undefined;
    this.beginContent();
    this.isClosed = pageFrames.isEmptying;
    if (this.isClosed) return;
    if (this.isTainted) this.replaceFrame();
    else if (this.isReady) this.send();
    void this.watchProgress(this.contentId);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.beginContent();
    this.replaceFrame();
  }

  open(): void {
    if (!this.isClosed || this.problem) return;
    this.isClosed = false;
    void this.watchProgress(this.contentId);
  }

  updateTheme(): void {
    if (this.isReady) this.post({ kind: 'theme', theme: hostTheme() });
  }

  /**
   * Handles the load of a document. Once the template has begun, the host pings the frame: a foreign document does not
   * respond. The first load may be that of the own document, reported late, while another template blocks the process.
   */
  handleLoad(): void {
    const responseMs = this.hasLoaded ? maxResponseMs : maxBlockedMs;
    this.hasLoaded = true;
    if (!this.isReady || !this.isTainted) return;
    this.hasAnswered = false;
    this.post({ kind: 'ping', contentId: this.contentId });
    void this.watchResponse(this.contentId, responseMs);
  }

  handleMessage({ source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>): void {
    if (!this.frame || source !== this.frame.contentWindow || origin !== 'null') return;
    const message = readFromFrame(data);
    if (!message || ('contentId' in message && message.contentId !== this.contentId)) return;
    this.respondedContentId = this.contentId;
    pageFrames.noteResponse();
    if ('contentId' in message) this.handleContentMessage(message);
    else if (message.kind === 'ready') this.handleReady();
    else if (message.kind === 'link') this.link = message.address;
    else this.handleKeys(message);
  }

  private handleReady() {
    if (!this.isReady) this.send();
    this.isReady = true;
  }

  private handleContentMessage(message: Extract<FromFrame, { contentId: number }>) {
    if (message.kind === 'begun') this.handleBegin(message.isPassive);
    else if (message.kind === 'failed') this.problem = { kind: 'failed', reason: message.reason };
    else if (message.kind === 'pong') this.hasAnswered = true;
    else this.setHeight(message.height);
  }

  private handleBegin(isPassive: boolean) {
    this.hasBegun = true;
    this.isTainted ||= !isPassive;
  }

  private setHeight(height: number) {
    this.height = adjustedHeight(this.height, height);
    this.isShown = true;
  }

  /** Only a frame without foreign scripts may send keys: a script could press Submit. */
  private handleKeys(message: Extract<FromFrame, { kind: 'key' | 'left' }>) {
    if (document.activeElement !== this.frame) return;
    this.element.takeFocus();
    if (message.kind === 'key' && message.key.key !== 'Escape' && !this.isTainted)
      this.element.dispatchKey(message.key);
  }

  private async watchProgress(contentId: number) {
    if (this.generation > 0) void this.watchStart(contentId);
    await this.clock.wait(maxRenderMs);
    if (contentId === this.contentId && !this.hasBegun) await this.clock.wait(maxResponseMs);
    if (contentId !== this.contentId || this.isShown || this.problem) return;
    this.giveUp({ kind: 'unanswered' });
    void pageFrames.empty(this.clock);
  }

  /** Another template, or that of the previous record, may block the process of the new frame. */
  private async watchStart(contentId: number) {
    await this.clock.wait(maxResponseMs);
    if (contentId === this.contentId && !this.isResponding) await pageFrames.emptyUnlessOneResponds(this.clock);
  }

  private async watchResponse(contentId: number, responseMs: number) {
    await this.clock.wait(responseMs);
    if (contentId === this.contentId && !this.hasAnswered) this.giveUp({ kind: 'strayed' });
  }

  private giveUp(problem: TemplateProblem) {
    this.problem = problem;
    this.isShown = false;
    this.isClosed = true;
    this.replaceFrame();
  }

  private beginContent() {
    this.contentId += 1;
    this.isShown = false;
    this.hasBegun = false;
    this.problem = undefined;
    this.height = initialHeight(this.height.pixels);
  }

  private replaceFrame() {
    this.generation += 1;
    this.isReady = false;
    this.hasLoaded = false;
    this.isTainted = false;
  }

  private send() {
    if (this.content) this.post({ kind: 'show', contentId: this.contentId, content: this.content, theme: hostTheme() });
  }

  /** A document of opaque origin has no address to name as target. Messages hold nothing secret. */
  private post(message: ToFrame) {
    this.frame?.contentWindow?.postMessage(message, '*');
  }
}
