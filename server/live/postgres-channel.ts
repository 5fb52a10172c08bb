import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Address } from '../engine/pool.ts';
import type { Logger } from '../log.ts';
import { Outage } from '../operation/outage.ts';
import { anything, type Message } from './change.ts';
import type { Channel, Hear, OpenChannel } from './channel.ts';

const channel = 'postil_live';
const pingMilliseconds = 10_000;
const pauseMilliseconds = 500;
const words = {
  lost: 'Changes by other processes cannot be heard',
  back: 'Changes by other processes are heard again',
};

/** A line that is down may have swallowed what others are to know. */
const anythingAnywhere = JSON.stringify({ from: '', dataset: null, change: anything } satisfies Message);

/** A network that only went silent ends no connection by itself. */
async function lost(client: pg.Client, ended: Promise<unknown>) {
  let stopPinging: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => {
    const ping = setInterval(() => void client.query('SELECT 1').catch(() => resolve()), pingMilliseconds);
    stopPinging = () => clearInterval(ping);
  });
  await Promise.race([ended, silent]);
  stopPinging();
}

class PostgresChannel implements Channel {
  private client: pg.Client | undefined;
  private readonly stopping = new AbortController();
  private isBehind = false;
  private readonly outage: Outage;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: Address,
    log: Logger,
    private readonly hear: Hear,
  ) {
    this.outage = new Outage(log, words);
  }

  /** Resolves when it listens, or could not for the first time. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.working = this.work(resolve);
    });
  }

  send(text: string) {
    const failed = () => {
      this.isBehind = true;
    };
    if (this.client) void this.client.query('SELECT pg_notify($1, $2)', [channel, text]).catch(failed);
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

  /** Until the connection ends. */
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
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    if (this.stopping.signal.aborted) return client.end();
    this.client = client;
    this.outage.worked();
    if (!isFirst) this.hear(undefined);
    if (this.isBehind) this.send(anythingAnywhere);
    this.isBehind = false;
    tried();
    await lost(client, ended);
    this.client = undefined;
    void client.end().catch(() => undefined);
  }
}

/** One connection of its own: told apart from answers, notifications hold up nobody's commit. */
export const postgresChannel =
  (address: Address, log: Logger): OpenChannel =>
  async (hear) => {
    const opened = new PostgresChannel(address, log, hear);
    await opened.start();
    return opened;
  };
