import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A page of another site with a frame, from a real server: a page that the test only fulfils may not load from this
 * machine.
 */
export class OuterPage {
  private frame = '';
  private readonly server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>Outer</title><iframe src="${this.frame}" width="1200" height="700"></iframe>`);
  });

  /** `localhost` is another site than 127.0.0.1. */
  get address() {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
  }

  show(frame: string) {
    this.frame = frame;
  }

  stop() {
    this.server.close();
  }
}
