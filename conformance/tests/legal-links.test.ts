import { runConformance } from '@trait-market/conformance';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LEGAL = 'https://legal.example/market';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({
    port: 0,
    host: '127.0.0.1',
    users: 4,
    traits: 8,
    legalLinksBase: LEGAL,
  });
});
afterAll(() => mock.stop());

const signIn = (legalLinksBase?: string) =>
  runConformance({ target: mock.url, only: ['users.login/success'], cases: 0, legalLinksBase });

test('a run signs in by the legal links that the target expects', async () => {
  expect(await signIn(LEGAL)).toMatchObject({ conformant: true, notes: [] });
});

test('a run with other legal links fails to sign in, and names the option', async () => {
  expect(await signIn()).toMatchObject({
    conformant: false,
    notes: [expect.stringContaining('--legal-links-base')],
  });
});
