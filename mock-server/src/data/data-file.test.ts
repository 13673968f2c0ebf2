import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { BadFile } from '../json-file';
import { createMockServer, type MockServer, type MockServerOptions } from '../mock-server';
import { stopAfterTest } from '../testing/stop-after-test';

const folder = mkdtempSync(join(tmpdir(), 'data-file-'));
const dataFile = join(folder, 'data.json');
beforeEach(() => rmSync(dataFile, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { port: 0, host: '127.0.0.1', users: 4, traits: 8, dataFile };

const start = async (changed: Partial<MockServerOptions> = {}): Promise<MockServer> => {
  const server = await createMockServer({ ...options, ...changed });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop());
  stopAfterTest({ stop });
  return { ...server, stop };
};

const rename = async (url: string, accessToken: string, username: string): Promise<number> => {
  const answer = await fetch(`${url}/v1/users/profile`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  return answer.status;
};

describe('across a restart', () => {
  test('worlds are as they were, to the byte, and people stay signed in', async () => {
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

  test('a world that nobody enters is carried on', async () => {
    const first = await start();
    await connectToMock({ url: first.url, world: 'quiet' }).overrideFlags({ quiet: true });
    await first.stop();
    const second = await start();
    await connectToMock(second).advance(1);
    await second.stop();
    const third = await start();
    const { tables } = await connectToMock({ url: third.url, world: 'quiet' }).state();
    expect(tables.flag).toEqual([{ name: 'quiet', value: 'true' }]);
  });

  test('without a file everything is forgotten', async () => {
    const first = await start({ dataFile: undefined });
    await connectToMock(first).overrideFlags({ some: 1 });
    await first.stop();
    const second = await start({ dataFile: undefined });
    expect((await connectToMock(second).state()).tables.flag).toEqual([]);
  });
});

describe('a file is refused in one line that names it', () => {
  test.each([
    ['cut short', '{"version":1,"seed":"', /data\.json: .*JSON/],
    ['of another kind', '{"version":2}', /data\.json: version: /],
    ['with a broken world', '{"version":1,"seed":"a","worlds":{"x":{}}}', /worlds\.x\.tokenSecret/],
  ])('%s', async (_, content, message) => {
    writeFileSync(dataFile, content);
    await expect(start()).rejects.toThrow(message);
    expect(readFileSync(dataFile, 'utf8')).toBe(content);
  });

  test('of another seed', async () => {
    await (await start()).stop();
    await expect(start({ seed: 'other' })).rejects.toThrow(/data\.json: .*another seed/);
  });

  test('where none can be', async () => {
    const nowhere = join(folder, 'none', 'data.json');
    await expect(start({ dataFile: nowhere })).rejects.toThrow(BadFile);
  });
});

describe('killed at any moment', () => {
  const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

  /** A process of its own, since only such a one can be killed. */
  const startProcess = async () => {
    const args = ['--import', 'tsx', mainFile, '--port', '0', '--host', '127.0.0.1'];
    const child = spawn(
      process.execPath,
      [...args, '--users=4', '--traits=8', '--data', dataFile],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8');
      child.stdout.on('data', (line: string) => {
        const found = /http:\S+/.exec(line)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('close', () => reject(new Error('The mock ended before it listened')));
    });
    return {
      url,
      kill: async () => {
        child.kill('SIGKILL');
        await closed;
      },
    };
  };

  test(
    'it loses at most the last second, and the file is whole',
    { timeout: 120_000 },
    async () => {
      for (const livesMs of [400, 2_000]) {
        const mock = await startProcess();
        const { accessToken } = await connectToMock(mock).mintToken();
        const acknowledged: { number: number; at: number }[] = [];
        const started = performance.now();
        for (let number = 1; performance.now() - started < livesMs; number += 1) {
          expect(await rename(mock.url, accessToken, `Otter-${number}`)).toBe(200);
          acknowledged.push({ number, at: performance.now() });
        }
        const killedAt = performance.now();
        await mock.kill();

        const again = await start();
        const { tables } = await connectToMock(again).state();
        const names = tables.profile.map(({ username }) => username ?? '');
        const kept = Math.max(
          0,
          ...names.map((name) => Number(/^Otter-(\d+)$/.exec(name)?.[1] ?? 0)),
        );
        const settled = acknowledged.findLast(({ at }) => killedAt - at >= 1_000)?.number ?? 0;
        expect(kept).toBeGreaterThanOrEqual(settled);
        await again.stop();
      }
    },
  );
});
