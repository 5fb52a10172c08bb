import { isIP, isIPv4 } from 'node:net';
import type { AllowedHosts } from '../outgoing/reachable-addresses.ts';
import { WrongValue } from './setting.ts';

const hostForm = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

function readRange(entry: string) {
  const [address = '', prefix, more] = entry.split('/');
  if (!isIP(address) || more !== undefined) return undefined;
  const most = isIPv4(address) ? 32 : 128;
  if (prefix === undefined) return `${address}/${most}`;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= most ? entry : undefined;
}

export function allowedHosts(text: string): AllowedHosts {
  const entries = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');
  const ranges = entries.flatMap((entry) => readRange(entry) ?? []);
  const names = entries.filter((entry) => readRange(entry) === undefined);
  const wrong = names.find((name) => !hostForm.test(name) || /^[\d.]+$/.test(name));
  if (wrong !== undefined)
    throw new WrongValue(
      `host names, IP addresses and CIDR ranges such as hooks.internal, 10.1.0.0/16, not "${wrong}"`,
    );
  return { names, ranges };
}
