import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { createMockServer } from '../../app/mock-server';
import { BadFile } from '../../kernel/json-file';
import { connectToMock } from '../mock-client';
import { readScenarioFile } from './scenario-file';

const write = (har: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'har-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'monday.har');
  writeFileSync(path, JSON.stringify(har));
  return path;
};

const start = async (options: { seed?: string; scenarioFile?: string } = {}) => {
  const server = await createMockServer({ port: 0, users: 12, traits: 60, ...options });
  onTestFinished(() => server.stop());
  const sendRequest = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);
  return { url: server.url, mock: connectToMock({ url: server.url }), sendRequest };
};

const SEARCH = '/v1/marketTraits/search?searchKey=a';

test('the journal is an HTTP archive without secrets, which another mock replays', async () => {
  const { url, mock, sendRequest } = await start({ seed: 'one' });
  const { accessToken } = await mock.mintToken();
  const authorization = `Bearer ${accessToken}`;
  const found = await (await sendRequest(SEARCH)).text();
  expect(found).toContain(`${url}/pictures/`);
  const me = await (await sendRequest('/v1/users/me', { headers: { authorization } })).text();
  const posted = await sendRequest('/v1/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"walletAddress":"0x1","signature":"a-secret"}',
  });
  expect(posted.status).toBe(400);

  const har = await mock.har();
  const entries = har.log.entries;
  expect(har.log).toMatchObject({ version: '1.2', creator: { name: 'trait-market-mock' } });
  expect(entries.map(({ request, response }) => [request.url, response.status])).toEqual([
    [`${url}${SEARCH}`, 200],
    [`${url}/v1/users/me`, 200],
    [`${url}/v1/users/login`, 400],
  ]);
  expect(entries[0]).toMatchObject({
    request: { method: 'GET', queryString: [{ name: 'searchKey', value: 'a' }], cookies: [] },
    response: { statusText: 'OK', content: { mimeType: expect.stringContaining('json') } },
  });
  expect(JSON.parse(entries[0]?.response.content.text ?? '')).toEqual(JSON.parse(found));
  expect(entries[2]?.request.postData?.text).toBe(
    '{"walletAddress":"0x1","signature":"[redacted]"}',
  );
  const text = JSON.stringify(har);
  expect(text).not.toContain(accessToken);
  expect(text).not.toContain('a-secret');

  const other = await start({ seed: 'two', scenarioFile: write(har) });
  expect(await (await other.sendRequest(SEARCH)).json()).toEqual(JSON.parse(found));
  const signedIn = { headers: { authorization: 'Bearer a.b.c' } };
  expect((await other.sendRequest('/v1/users/me', signedIn)).status).toBe(200);
  expect(JSON.parse(me)).toHaveProperty('walletAddress');
  expect(await (await other.sendRequest(SEARCH.replace('=a', '=e'))).text()).not.toContain(url);
  expect((await other.mock.scenarios())[0]).toEqual({
    name: 'har',
    summary: 'Calls of monday.har',
  });
});

const entry = (
  path: string,
  content: object,
  { status = 200, method = 'GET', origin = 'https://provider.example' } = {},
) => ({
  request: { method, url: `${origin}${path}`, headers: [] },
  response: {
    status,
    headers: [{ name: 'Content-Encoding', value: 'br' }],
    content: { mimeType: 'application/json', ...content },
  },
});

test('an archive of a browser, which leaves out tokens, replays calls with and without one', async () => {
  const body = JSON.stringify({ walletAddress: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' });
  const base64 = Buffer.from('{"exists":true}').toString('base64');
  const scenarioFile = write({
    log: {
      version: '1.2',
      entries: [
        entry('/v1/users/me', { size: body.length, text: body }),
        entry('/v1/users/nobody/exists', { size: 15, text: base64, encoding: 'base64' }),
        entry('/v1/users/omitted/exists', { size: 15 }),
        entry('/v1/users/failed/exists', { size: 0 }, { status: 0 }),
        entry('/assets/main.js', { size: 1, text: '1', mimeType: 'text/javascript' }),
      ],
    },
  });
  const { sendRequest } = await start({ scenarioFile });
  const signedIn = { headers: { authorization: 'Bearer a.b.c' } };
  expect(await (await sendRequest('/v1/users/me', signedIn)).text()).toBe(body);
  expect((await sendRequest('/v1/users/me')).status).toBe(401);
  expect(await (await sendRequest('/v1/users/nobody/exists')).json()).toEqual({ exists: true });
  expect(await (await sendRequest('/v1/users/nobody/exists', signedIn)).json()).toEqual({
    exists: true,
  });
  for (const name of ['omitted', 'failed']) {
    expect(await (await sendRequest(`/v1/users/${name}/exists`)).json()).toEqual({ exists: false });
  }
});

test('of several servers with a /v1/ only the most frequent is the provider', async () => {
  const exists = (origin: string) =>
    entry('/v1/users/nobody/exists', { size: 15, text: '{"exists":true}' }, { origin });
  const other = entry(
    '/v1/users/other/exists',
    { size: 15, text: '{"exists":true}' },
    { origin: 'https://analytics.example' },
  );
  const entries = [other, exists('https://provider.example'), exists('https://provider.example')];
  const { sendRequest } = await start({
    scenarioFile: write({ log: { version: '1.2', entries } }),
  });
  expect(await (await sendRequest('/v1/users/nobody/exists')).json()).toEqual({ exists: true });
  expect(await (await sendRequest('/v1/users/other/exists')).json()).toEqual({ exists: false });
});

test('an archive without calls to a provider is refused', () => {
  const entries = [entry('/assets/main.js', { size: 1, text: '1' })];
  const read = () => readScenarioFile(write({ log: { version: '1.2', entries } }));
  expect(read).toThrow(/monday\.har: it has no calls to a provider/);
});

test('a file that is no archive is refused with the place of the mistake', () => {
  const read = () => readScenarioFile(write({ log: { version: '1.2', entries: [{}] } }));
  expect(read).toThrow(BadFile);
  expect(read).toThrow(/monday\.har: log\.entries\.0\.request: /);
});
