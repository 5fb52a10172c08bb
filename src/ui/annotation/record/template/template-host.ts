import type { Clock } from '#application/ports/shared/clock.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { begin, told } from './height.ts';
import { dress } from './host-theme.ts';
import { type FromFrame, readFromFrame, type Showing, type ToFrame } from './messages.ts';
import { pageFrames } from './page-frames.ts';

/** How long a template may take. */
const patience = 5000;

/** How long a frame may take to answer, or to begin where the process is busy with another template. */
const patienceForAnswer = 1000;

export type Problem =
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'strayed' };

/** The component that shows the frame, and takes what comes out of it. */
export interface Surroundings {
  /** Takes the keys back from the frame. */
  takeFocus(): void;
  press(key: Extract<FromFrame, { kind: 'key' }>['key']): void;
}

/**
 * The page's side of the frame. One frame serves record after record as long as nothing of a template or a record has
 * run in it: from then on it may say and do what it likes, so it is never used again.
 */
export class TemplateHost {
  /** Another frame stands there when it changes. */
  generation = 0;
  isShown = false;
  /** The frame was removed, and with it the process that it may block. The next record gets another. */
  isClosed = false;
  problem: Problem | undefined;
  /** The address of a link that the user followed in the frame. */
  link: string | undefined;
  private height = begin();
  private frame: HTMLIFrameElement | null = null;
  private showing: Showing | undefined;
  private turn = 0;
  private isReady = false;
  private hasBegun = false;
  private hasAnswered = false;
  private isSpoiled = false;
  private respondedInTurn = 0;

  constructor(
    private readonly clock: Clock,
    private readonly surroundings: Surroundings,
  ) {
    makeStateObservable(this);
  }

  get pixels(): number {
    return this.problem && !this.isShown ? 0 : this.height.pixels;
  }

  get isResponding(): boolean {
    return this.respondedInTurn === this.turn && !this.isClosed;
  }

  hold(frame: HTMLIFrameElement | null): void {
    this.frame = frame;
  }

  /** What was shown before is out of sight at once, whatever the frame does. */
  show(showing: Showing): void {
    this.showing = showing;
    this.link = undefined;
    this.turnOver();
    this.isClosed = pageFrames.isEmptying;
    if (this.isClosed) return;
    if (this.isSpoiled) this.renew();
    else if (this.isReady) this.send();
    void this.expect(this.turn);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.turnOver();
    this.renew();
  }

  open(): void {
    if (!this.isClosed || this.problem) return;
    this.isClosed = false;
    void this.expect(this.turn);
  }

  /** The look of the page has changed. */
  redress(): void {
    if (this.isReady) this.post({ kind: 'dress', dress: dress() });
  }

  /** A document was loaded into the frame. After the first it is ours only if it answers. */
  loaded(): void {
    if (!this.isReady || !this.isSpoiled) return;
    this.hasAnswered = false;
    this.post({ kind: 'ask', turn: this.turn });
    void this.expectAnswer(this.turn);
  }

  hear({ source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>): void {
    if (!this.frame || source !== this.frame.contentWindow || origin !== 'null') return;
    const message = readFromFrame(data);
    if (!message || ('turn' in message && message.turn !== this.turn)) return;
    this.respondedInTurn = this.turn;
    pageFrames.noteResponse();
    if ('turn' in message) this.hearOfTurn(message);
    else if (message.kind === 'ready') this.hearReady();
    else if (message.kind === 'link') this.link = message.address;
    else this.hearOfKeys(message);
  }

  private hearReady() {
    if (!this.isReady) this.send();
    this.isReady = true;
  }

  private hearOfTurn(message: Extract<FromFrame, { turn: number }>) {
    if (message.kind === 'begun') this.hearOfBegin(message.isPassive);
    else if (message.kind === 'failed') this.problem = { kind: 'failed', reason: message.reason };
    else if (message.kind === 'here') this.hasAnswered = true;
    else this.grow(message.height);
  }

  private hearOfBegin(isPassive: boolean) {
    this.hasBegun = true;
    this.isSpoiled ||= !isPassive;
  }

  private grow(height: number) {
    this.height = told(this.height, height);
    this.isShown = true;
  }

  /** Only a frame in which nothing foreign runs speaks for the person: any other could press Submit. */
  private hearOfKeys(message: Extract<FromFrame, { kind: 'key' | 'left' }>) {
    if (document.activeElement !== this.frame) return;
    this.surroundings.takeFocus();
    if (message.kind === 'key' && message.key.key !== 'Escape' && !this.isSpoiled) this.surroundings.press(message.key);
  }

  private async expect(turn: number) {
    if (this.generation > 0) void this.expectStart(turn);
    await this.clock.wait(patience);
    if (turn === this.turn && !this.hasBegun) await this.clock.wait(patienceForAnswer);
    if (turn !== this.turn || this.isShown || this.problem) return;
    this.giveUp({ kind: 'unanswered' });
    void pageFrames.empty(this.clock);
  }

  /** A template of another frame, or of the record before, may block the process in which this frame is to start. */
  private async expectStart(turn: number) {
    await this.clock.wait(patienceForAnswer);
    if (turn === this.turn && !this.isResponding) await pageFrames.emptyUnlessOneResponds(this.clock);
  }

  private async expectAnswer(turn: number) {
    await this.clock.wait(patienceForAnswer);
    if (turn === this.turn && !this.hasAnswered) this.giveUp({ kind: 'strayed' });
  }

  private giveUp(problem: Problem) {
    this.problem = problem;
    this.isShown = false;
    this.isClosed = true;
    this.renew();
  }

  private turnOver() {
    this.turn += 1;
    this.isShown = false;
    this.hasBegun = false;
    this.problem = undefined;
    this.height = begin(this.height.pixels);
  }

  private renew() {
    this.generation += 1;
    this.isReady = false;
    this.isSpoiled = false;
  }

  private send() {
    if (this.showing) this.post({ kind: 'show', turn: this.turn, showing: this.showing, dress: dress() });
  }

  /** A document of opaque origin has no address to name. What is sent is no secret from whoever may be there. */
  private post(message: ToFrame) {
    this.frame?.contentWindow?.postMessage(message, '*');
  }
}
