import { Hono } from 'hono';
import * as v from 'valibot';
import { wireSettings } from '#contract/session/settings.ts';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { listen } from '../../web/listen.ts';
import { bad, type Finding, good } from './finding.ts';

const timeoutMs = 3000;
const loopbackFor: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function addressOf({ host, port, basePath }: Config) {
  const name = loopbackFor[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
}

async function isPostil(address: string): Promise<boolean> {
  const url = `${address}api/v1/settings`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  const settings = v.safeParse(wireSettings, await answer?.json().catch(() => undefined));
  return settings.success && settings.output.postil !== undefined;
}

async function tryToListen(config: Config): Promise<Finding> {
  try {
    const listener = await listen(new Hono(), config);
    await listener.stop();
    return good(`Port ${config.port} is free`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return bad(error.message);
  }
}

/** `mayBeOurs`: a server may be running on the same data. */
export async function checkPort(config: Config, mayBeOurs: boolean): Promise<Finding> {
  if (config.port === 0) return good('Port: a free port is selected at start');
  const address = addressOf(config);
  if (!(await isPostil(address))) return tryToListen(config);
  return mayBeOurs
    ? good(`Postil is running on ${address}`)
    : bad(`Port ${config.port} is in use by a Postil server with other data (${address}). Set another PORT`);
}
