import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataFolder } from '#server/engine/data-lock.ts';
import { aFolder } from '../../support/server/folders.ts';

const goneProcess = () => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of a data folder', () => {
  it('is held until it is released', async () => {
    const folder = await aFolder();

    const letGo = lockDataFolder(folder);

    expect(() => lockDataFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}.`);
    letGo();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    lockDataFolder(folder)();
  });

  it.each([
    ['a process that has ended', () => JSON.stringify({ pid: goneProcess() })],
    ['a process whose pid was reused', () => JSON.stringify({ pid: process.pid, started: 'boot:1' })],
    ['a process that was killed while it wrote', () => '{"pid":'],
    ['no process', () => ''],
  ])('is taken over from %s', async (_, content) => {
    const folder = await aFolder();
    await writeFile(join(folder, 'lock'), content());

    const letGo = lockDataFolder(folder);

    expect(() => lockDataFolder(folder)).toThrow('is in use');
    letGo();
  });
});
