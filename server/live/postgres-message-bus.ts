import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Address } from '../engine/pool.ts';
import type { Logger } from '../log.ts';
import { OutageLog } from '../operation/outage-log.ts';
import { everythingChanged, type Message } from './change.ts';
import type { MessageBus, OnMessage, OpenMessageBus } from './message-bus.ts';

const channelName = 'postil_live';
const pingMilliseconds = 10_000;
const pauseMilliseconds = 500;
const outageMessages = {
  lost: 'Cannot receive change notifications from other processes',
  back: 'Receiving change notifications from other processes again',
};

/** Sent after messages were lost. */
const everythingChangedMessage = JSON.stringify({
  from: '',
  dataset: null,
  change: everythingChanged,
} satisfies Message);

/** A silent network failure does not close the connection: pings detect it. */
async function connectionLost(client: pg.Client, ended: Promise<unknown>) {
  let stopPinging: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => {
    const ping = setInterval(() => void client.query('SELECT 1').catch(() => resolve()), pingMilliseconds);
    stopPinging = () => clearInterval(ping);
  });
  await Promise.race([ended, silent]);
  stopPinging();
}

class PostgresMessageBus implements MessageBus {
  private client: pg.Client | undefined;
  private readonly stopping = new AbortController();
  private hasLostMessages = false;
  private readonly outage: OutageLog;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: Address,
    log: Logger,
    private readonly onMessage: OnMessage,
  ) {
    this.outage = new OutageLog(log, outageMessages);
  }

  /** Resolves after the first attempt to listen. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.working = this.work(resolve);
    });
  }

  send(text: string) {
    const failed = () => {
      this.hasLostMessages = true;
    };
    if (this.client) void this.client.query('SELECT pg_notify($1, $2)', [channelName, text]).catch(failed);
    else failed();
  }

  async stop() {
    this.stopping.abort();
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
    await this.working;
  }

  private async work(tried: () => void) {
    for (let isFirst = true; !this.stopping.signal.aborted; isFirst = false) {
      try {
        await this.listen(isFirst, tried);
      } catch (error) {
        this.outage.failed(error);
      }
      this.client = undefined;
      tried();
      await sleep(pauseMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection ends. */
  private async listen(isFirst: boolean, tried: () => void) {
    const client = new pg.Client({
      ...this.address,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      application_name: 'postil events',
    });
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined); // `end` follows
    client.on('notification', ({ payload }) => this.onMessage(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${channelName}`);
    if (this.stopping.signal.aborted) return client.end();
    this.client = client;
    this.outage.worked();
    if (!isFirst) this.onMessage(undefined);
    if (this.hasLostMessages) this.send(everythingChangedMessage);
    this.hasLostMessages = false;
    tried();
    await connectionLost(client, ended);
    this.client = undefined;
    void client.end().catch(() => undefined);
  }
}

/** Uses its own connection: NOTIFY in transactions would serialise their commits. */
export const postgresMessageBus =
  (address: Address, log: Logger): OpenMessageBus =>
  async (onMessage) => {
    const opened = new PostgresMessageBus(address, log, onMessage);
    await opened.start();
    return opened;
  };
