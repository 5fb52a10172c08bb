import type { FrameContent, FromFrame, ToFrame } from '../messages.ts';
import { applyTheme } from './apply-theme.ts';
import { type Cleaned, cleanHtml } from './clean-html.ts';
import { listen } from './listen.ts';
import { heightOf, watchHeight } from './measure.ts';
import { render } from './render.ts';
import type { HtmlPolicy } from './restrict-globals.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export class TemplateRenderer {
  private contentId = 0;
  private imageNotLoaded = '';
  private unwatch: () => void = () => undefined;

  constructor(
    private readonly policy: HtmlPolicy,
    private readonly page: Window,
  ) {}

  start(): void {
    this.listen();
    this.send({ kind: 'ready' });
  }

  private readonly send = (message: FromFrame) => this.page.postMessage(message, '*');

  private listen() {
    listen(this.send, () => this.imageNotLoaded);
    addEventListener('message', ({ source, data }) => {
      if (source === this.page) this.handleMessage(data as ToFrame);
    });
    addEventListener('error', ({ error, message }) => {
      if (!message.startsWith('ResizeObserver')) this.fail(error ?? message);
    });
    addEventListener('unhandledrejection', ({ reason }) => this.fail(reason));
  }

  private handleMessage(message: ToFrame) {
    if (message.kind === 'ping') return this.send({ kind: 'pong', contentId: message.contentId });
    if (message.kind === 'theme') return applyTheme(message.theme);
    this.contentId = message.contentId;
    this.imageNotLoaded = message.content.imageNotLoaded;
    this.unwatch();
    this.attempt(() => this.show(message.content, () => applyTheme(message.theme)));
  }

  private attempt(action: () => void) {
    try {
      action();
    } catch (error) {
      document.body.replaceChildren();
      this.fail(error);
    }
  }

  private show({ template, isAdvanced, record }: FrameContent, applyHostTheme: () => void) {
    const { contentId, imageNotLoaded } = this;
    const data: unknown = JSON.parse(record);
    const html = isAdvanced ? template : render(template, data);
    const cleaned = cleanHtml(html, { policy: this.policy, keepsScripts: isAdvanced, imageNotLoaded });
    this.send({ kind: 'begun', contentId, isPassive: !isAdvanced && cleaned.isPassive });
    applyHostTheme();
    const finish = () => {
      if (isAdvanced) this.write(cleaned, data, applyHostTheme);
      else this.insert(cleaned);
      this.send({ kind: 'shown', contentId, height: heightOf(document) });
      this.unwatch = watchHeight(document, (height) => this.send({ kind: 'grown', contentId, height }));
    };
    // The browser sends messages only after the current task, and scripts of an advanced template may never end.
    if (isAdvanced) setTimeout(() => contentId === this.contentId && this.attempt(finish));
    else finish();
  }

  private insert({ document: { head, body } }: Cleaned) {
    document.body.replaceChildren(
      ...[...head.childNodes, ...body.childNodes].map((node) => document.importNode(node, true)),
    );
    scrollTo(0, 0);
  }

  /** Writes a new document with scripts, which read the record from a global variable. */
  private write({ document: { documentElement } }: Cleaned, record: unknown, applyHostTheme: () => void) {
    Object.assign(window, { record });
    document.open();
    this.listen(); // document.open removes all listeners
    applyHostTheme(); // scripts may read styles as soon as they run
    document.write(this.policy.createHTML(`<!doctype html>${documentElement.outerHTML}`));
    applyHostTheme();
    document.close();
  }

  private fail(error: unknown) {
    this.send({ kind: 'failed', contentId: this.contentId, reason: reasonOf(error) });
  }
}
