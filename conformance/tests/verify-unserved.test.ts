import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { createMockServer } from '@trait-market/mock-server';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const server = useMockServer({ traits: 300 });
// The first request creates the market from its seed data, which takes time.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/drops').expect(200);
}, 60_000);

let world: WorldClient;
beforeEach(() => {
  world = server.world();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const verify = async (target = server.url()) => {
  const lines: string[] = [];
  const errors: string[] = [];
  const header = `x-mock-world: ${world.name}`;
  const status = await runVerifyDraws(
    ['--target', target, '--header', header, '--beacon', DEMO_BEACON.hash],
    { out: (line) => lines.push(line), err: (line) => errors.push(line) },
  );
  return { status, lines, errors };
};

/** Responds like a provider without these lists. */
const without = (...paths: readonly string[]): void => {
  const send = fetch;
  vi.stubGlobal('fetch', (...[url, options]: Parameters<typeof fetch>) =>
    paths.some((path) => new URL(String(url)).pathname.endsWith(path))
      ? Promise.resolve(Response.json({ message: 'There is nothing here.' }, { status: 404 }))
      : send(url, options),
  );
};

test('E456 verify-draws skips pools that a provider doesn’t serve, with the reason', async () => {
  without('/v1/reroll');
  const { status, lines, errors } = await verify();
  expect(errors).toEqual([
    `What pools contain wasn’t checked: ${server.url()}/economy/v1/reroll responded with 404.`,
  ]);
  expect(lines).toEqual([expect.stringMatching(/^\d+ draws, 0 bad$/)]);
  expect(status).toBe(0);
});

test('E456 verify-draws doesn’t skip drops that logged purchases belong to', async () => {
  without('/v1/drops');
  const { status, lines, errors } = await verify();
  expect(errors).toEqual([expect.stringMatching(/\/drops\?limit=60 responded with 404\.$/)]);
  expect(lines).toEqual([]);
  expect(status).toBe(2);
});

test('E456 verify-draws refuses a base path that nothing is served at', async () => {
  expect(await verify(`${server.url()}/economy/v1`)).toEqual({
    status: 2,
    lines: [],
    errors: [expect.stringMatching(/\/economy\/v1\/economy\/v1 serves nothing: .*--target takes/)],
  });
});

test('E456 verify-draws names the URL that can’t be reached, and why', async () => {
  const closed = await createMockServer({ port: 0, host: '127.0.0.1', users: 1, traits: 1 });
  await closed.stop();
  const { status, errors } = await verify(closed.url);
  expect(status).toBe(2);
  expect(errors).toEqual([
    expect.stringMatching(/^http:.*\/economy\/v1\/beacon can’t be read: connect ECONNREFUSED /),
  ]);
});
