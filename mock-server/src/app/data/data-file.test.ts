import { spawn } from 'node:child_process';
import {
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { connectToMock } from '../../control/mock-client';
import { BadFile } from '../../kernel/json-file';
import { openDataFolder } from '../../testing/data/data-folder';
import { MAX_WORLDS } from '../../world/worlds';

const { folder, dataFile, start } = openDataFolder();

const rename = async (url: string, accessToken: string, username: string): Promise<number> => {
  const answer = await fetch(`${url}/v1/users/profile`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  return answer.status;
};

describe('after a restart', () => {
  test('worlds are identical to the byte, and people stay signed in', async () => {
    const first = await start();
    const [mine, other] = [connectToMock(first), connectToMock({ url: first.url, world: 'other' })];
    const { accessToken } = await mine.mintToken();
    expect(await rename(first.url, accessToken, 'Otter')).toBe(200);
    await mine.advance(3_600_000);
    await mine.addFault({
      path: '/v1/users/tax',
      answer: { kind: 'status', status: 503 },
      times: 3,
    });
    await other.enterScenario('huge-search');
    const states = [await mine.state(), await other.state()];
    await first.stop();

    const second = await start();
    const again = connectToMock(second);
    expect([
      await again.state(),
      await connectToMock({ ...second, world: 'other' }).state(),
    ]).toEqual(states);
    expect(await rename(second.url, accessToken, 'Beaver')).toBe(200);
  });

  test('a world that no one has entered is preserved', async () => {
    const first = await start();
    await connectToMock({ url: first.url, world: 'quiet' }).overrideFlags({ market: 'quiet' });
    await first.stop();
    const second = await start();
    await connectToMock(second).advance(1);
    await second.stop();
    const third = await start();
    const { tables } = await connectToMock({ url: third.url, world: 'quiet' }).state();
    expect(tables.flag).toEqual([{ name: 'market', value: '"quiet"' }]);
  });

  test('T87 a world of which only pictures were requested is preserved', async () => {
    const first = await start();
    await connectToMock({ url: first.url, world: 'quiet' }).overrideFlags({ market: 'quiet' });
    await first.stop();
    const second = await start();
    const picture = `${second.url}/pictures/quiet/avatars/none.webp`;
    expect((await fetch(picture)).status).toBe(404);
    // Creates so many worlds that the mock evicts the picture's world.
    for (let index = 0; index < MAX_WORLDS; index += 1) {
      await connectToMock({ url: second.url, world: `other-${index}` }).advance(1);
    }
    const { tables } = await connectToMock({ url: second.url, world: 'quiet' }).state();
    expect(tables.flag).toEqual([{ name: 'market', value: '"quiet"' }]);
  });

  test('everything is forgotten without a file', async () => {
    const first = await start({ dataFile: undefined });
    await connectToMock(first).overrideFlags({ market: 1 });
    await first.stop();
    const second = await start({ dataFile: undefined });
    expect((await connectToMock(second).state()).tables.flag).toEqual([]);
  });
});

describe('refuses a file in one line that names it', () => {
  test.each([
    ['cut short', '{"version":1,"seed":"', /data\.json: .*JSON/],
    ['of another kind', '{"version":2}', /data\.json: version: /],
    ['with a broken world', '{"version":1,"seed":"a","worlds":{"x":{}}}', /worlds\.x\.tokenSecret/],
  ])('%s', async (_, content, message) => {
    writeFileSync(dataFile, content);
    await expect(start()).rejects.toThrow(message);
    expect(readFileSync(dataFile, 'utf8')).toBe(content);
  });

  test('from another seed', async () => {
    await (await start()).stop();
    await expect(start({ seed: 'other' })).rejects.toThrow(/data\.json: .*another seed/);
  });

  test('in a place where no file can be', async () => {
    const nowhere = join(folder, 'none', 'data.json');
    await expect(start({ dataFile: nowhere })).rejects.toThrow(BadFile);
  });
});

test('an unusable file is moved aside on request', async () => {
  writeFileSync(dataFile, '{"version":2}');
  const said: unknown[] = [];
  const server = await start({ setAside: true, reportError: (error) => said.push(error) });
  expect(said).toEqual([expect.stringMatching(/data\.json: version: .*data\.json\.unusable/)]);
  expect(readFileSync(`${dataFile}.unusable`, 'utf8')).toBe('{"version":2}');
  await server.stop();
  expect(JSON.parse(readFileSync(dataFile, 'utf8'))).toMatchObject({ version: 1 });
});

describe('T70 only the owner can read what a mock writes', () => {
  const modes = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]),
    );

  test('in a new file, and the lock beside it', async () => {
    await start();
    expect(modes()).toEqual({ 'data.json': 0o600, 'data.json.lock': 0o600 });
  });

  test('in a file, and leftovers of an earlier write, that were open to others', async () => {
    const first = await start();
    const stored = await connectToMock(first).overrideFlags({ market: false });
    expect(stored.world).toBe('default');
    await first.stop();
    writeFileSync(`${dataFile}.new`, 'half');
    for (const path of [dataFile, `${dataFile}.new`]) chmodSync(path, 0o644);
    const second = await start();
    expect(modes()).toEqual({ 'data.json': 0o600, 'data.json.lock': 0o600 });
    expect((await connectToMock(second).state()).tables.flag).toHaveLength(1);
  });

  test('in a file behind a link, which stays a link', async () => {
    const elsewhere = join(folder, 'elsewhere.json');
    await (await start({ dataFile: elsewhere })).stop();
    symlinkSync(elsewhere, dataFile);
    const server = await start();
    await connectToMock(server).overrideFlags({ market: false });
    await server.stop();
    expect(readFileSync(elsewhere, 'utf8')).toContain('market');
  });
});

describe('refuses a file that another mock uses, in a line that names it', () => {
  const lock = `${dataFile}.lock`;

  test('in the same process', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`process ${process.pid} uses it`);
    await first.stop();
    await (await start()).stop();
    expect(readdirSync(folder)).toEqual(['data.json']);
  });

  test('on another machine, whose end cannot be detected from here', async () => {
    const holder = { pid: 7, host: `not-${hostname()}`, began: '1' };
    writeFileSync(lock, JSON.stringify(holder));
    await expect(start()).rejects.toThrow(/process 7 on not-.* delete .*data\.json\.lock/);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(holder);
  });

  test.each([
    ['of a process that began at another time', { pid: process.ppid, began: '1' }],
    ['of this number before it was ours', { pid: process.pid, began: null }],
    ['of a number that nobody has', { pid: 2 ** 30, began: null }],
  ])('but not because of a leftover lock %s', async (_, holder) => {
    writeFileSync(lock, JSON.stringify({ ...holder, host: hostname() }));
    const server = await start();
    await connectToMock(server).overrideFlags({ market: false });
    await server.stop();
    expect(readdirSync(folder)).toEqual(['data.json']);
  });

  test('nor because of a lock without content', async () => {
    writeFileSync(lock, '');
    await (await start()).stop();
    expect(readdirSync(folder)).toEqual(['data.json']);
  });

  test('and releases it when the server could not listen', async () => {
    const { port } = await start({ dataFile: undefined });
    await expect(start({ port })).rejects.toThrow('EADDRINUSE');
    await start();
  });
});

describe('in its own process', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  /** A folder in this package, so that unbundled dependencies resolve to its `node_modules`. */
  const built = join(root, 'node_modules/.cache', `main-${pid}`);
  // Tests the release build, because it starts faster than the sources.
  beforeAll(() => build({ root, logLevel: 'silent', build: { outDir: built, emptyOutDir: true } }));
  afterAll(() => rmSync(built, { recursive: true, force: true }));
  const args = [join(built, 'main.js'), '--port', '0', '--host', '127.0.0.1'];

  const STARTS = { timeout: 120_000 };

  const spawnMock = () => {
    const child = spawn(
      process.execPath,
      [...args, '--users=4', '--traits=8', '--data', dataFile],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    return { child, closed };
  };

  const startProcess = async () => {
    const { child, closed } = spawnMock();
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (line: string) => {
        const found = /http:\S+/.exec(line)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('close', () => reject(new Error('The mock ended before it listened')));
    });
    return {
      url,
      pid: child.pid,
      kill: async () => {
        child.kill('SIGKILL');
        await closed;
      },
    };
  };

  test('a second mock on the same file ends with a line that names the first', STARTS, async () => {
    const first = await startProcess();
    const { accessToken } = await connectToMock(first).mintToken();
    const { child, closed } = spawnMock();
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    await closed;
    expect(child.exitCode).toBe(1);
    expect(said).toMatch(
      new RegExp(`^[^\\n]*data\\.json: process ${first.pid} uses it[^\\n]*\\n$`),
    );
    expect(await rename(first.url, accessToken, 'Otter')).toBe(200);
  });

  test(
    'T70 killed in the middle of 1,000 writes, it loses nothing that was answered a second before',
    STARTS,
    async () => {
      const mock = await startProcess();
      const { accessToken } = await connectToMock(mock).mintToken();
      const answered: number[] = [];
      const settled = () => answered.findLastIndex((at) => performance.now() - at >= 1_000);
      /** Loops until the mock is killed, which makes the pending call fail. */
      const write = async (): Promise<void> => {
        for (;;) {
          const status = await rename(mock.url, accessToken, `Otter-${answered.length}`);
          if (status === 200) answered.push(performance.now());
        }
      };
      const writing = write().catch(() => {});
      await expect
        .poll(() => answered.length >= 500 && settled() > 0, { timeout: 90_000, interval: 5 })
        .toBe(true);
      const certain = settled();
      await mock.kill();
      await writing;

      const again = await start();
      const { tables } = await connectToMock(again).state();
      const numbers = tables.profile.map(({ username }) => Number(username?.split('Otter-')[1]));
      const stored = Math.max(...numbers.filter((number) => !Number.isNaN(number)));
      expect(certain).toBeGreaterThan(0);
      expect(stored).toBeGreaterThanOrEqual(certain);
    },
  );
});
