import { Desk } from '#infrastructure/files/desk/desk.ts';
import type { Asked } from '#infrastructure/files/messages.ts';

/** A worker on this side of the wall: what is said is copied, but for files, which jsdom cannot copy. */
export class DeskWorker extends EventTarget {
  /** How often it was asked. */
  asked = 0;
  isEnded = false;
  private readonly channel = new MessageChannel();
  private file: File | undefined;

  constructor() {
    super();
    const { port1, port2 } = this.channel;
    const desk = new Desk((said) => port2.postMessage(said));
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
    port2.onmessage = ({ data }) => {
      desk.take({ ...data, file: this.file }).catch(() => this.dispatchEvent(new Event('error')));
    };
  }

  postMessage(asked: Asked) {
    this.asked += 1;
    const { file, ...rest } = { file: this.file, ...asked };
    this.file = file;
    this.channel.port1.postMessage(rest);
  }

  terminate() {
    this.isEnded = true;
    this.channel.port1.close();
  }
}
