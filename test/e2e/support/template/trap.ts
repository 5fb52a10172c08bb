import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that nothing may reach; records requests. */
export class Trap {
  readonly requests: string[] = [];
  connections = 0;
  packets = 0;
  private readonly server = createServer(({ url }, answer) => {
    this.requests.push(url ?? '');
    answer.end();
  }).on('connection', () => {
    this.connections += 1;
  });
  private readonly socket = createSocket('udp4').on('message', () => {
    this.packets += 1;
  });

  get address() {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get stun() {
    return `stun:127.0.0.1:${this.socket.address().port}`;
  }

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => this.socket.bind(0, '127.0.0.1', resolve));
  }

  stop() {
    this.server.close();
    this.socket.close();
  }
}
