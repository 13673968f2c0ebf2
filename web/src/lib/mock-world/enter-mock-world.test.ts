import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { accessToken, cachedFeatures } from '../storage';
import { enterMockWorld } from './enter-mock-world';

const CONTROL = 'http://localhost:4001/__mock';
const fetchStub = vi.fn<typeof fetch>();
const browserFetch = globalThis.fetch;
const BrowserRequest = globalThis.XMLHttpRequest;

beforeEach(() => {
  fetchStub.mockReset().mockResolvedValue(Response.json({}));
  globalThis.fetch = fetchStub;
});
afterEach(() => {
  globalThis.fetch = browserFetch;
  globalThis.XMLHttpRequest = BrowserRequest;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  enterMockWorld(CONTROL);
};

const sent = async (url: string, init?: RequestInit): Promise<Request> => {
  fetchStub.mockClear();
  await fetch(new URL(url, window.location.href), init);
  const [[input, own] = []] = fetchStub.mock.calls;
  if (input === undefined) throw new Error('Nothing was sent.');
  return new Request(input, own);
};

const worldSent = async (url: string): Promise<string | null> =>
  (await sent(url)).headers.get('x-mock-world');

test('sends the world in the address to everything that the mock answers, and to nothing else', async () => {
  open('/market?mock-world=mine&name=hat#top');
  expect(window.location.href).toMatch(/\/market\?name=hat#top$/);
  expect(await worldSent('/v1/users/me')).toBe('mine');
  expect(await worldSent('/economy/v1/traits?sort=new')).toBe('mine');
  expect(await worldSent('http://localhost:4001/api/features/sdk')).toBe('mine');
  expect(await worldSent('/app-config.json')).toBeNull();
  expect(await worldSent('/economy/v10/traits')).toBeNull();
  expect(await worldSent('https://elsewhere.example/v1/users/me')).toBeNull();
});

test('leaves the rest of a request as it was', async () => {
  open('/?mock-world=mine');
  const request = await sent('/v1/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(request.method).toBe('POST');
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.text()).toBe('{"a":1}');
});

test('uploads name the world too', () => {
  const named = vi.spyOn(BrowserRequest.prototype, 'setRequestHeader');
  open('/?mock-world=mine');
  new XMLHttpRequest().open('POST', '/v1/users/profile-upload');
  expect(named).toHaveBeenCalledExactlyOnceWith('x-mock-world', 'mine');
  new XMLHttpRequest().open('GET', '/elsewhere');
  expect(named).toHaveBeenCalledOnce();
});

test('the tab stays in its world, and a badge leads to its control page', async () => {
  open('/?mock-world=mine');
  globalThis.fetch = fetchStub;
  document.body.replaceChildren();
  open('/help');
  expect(await worldSent('/v1/users/me')).toBe('mine');
  expect(screen.getByRole('link', { name: 'World: mine · Mock' })).toHaveAttribute(
    'href',
    `${CONTROL}?world=mine`,
  );
});

test.each([
  ['no name', '/'],
  ['a bad name', '/?mock-world=no%20name'],
])('with %s, the tab is in the default world, and sends none', async (_, path) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open(path);
  expect(globalThis.fetch).toBe(fetchStub);
  expect(screen.getByRole('link', { name: 'World: default · Mock' })).toBeVisible();
});

test('a token does not count in another world, so entering one signs out', () => {
  accessToken.write('token of default');
  open('/?mock-world=default');
  expect(accessToken.read()).toBe('token of default');
  open('/?mock-world=mine');
  expect(accessToken.read()).toBe('');
  accessToken.write('token of mine');
  open('/?mock-world=mine');
  expect(accessToken.read()).toBe('token of mine');
});

test('flags of one world do not count in another', () => {
  cachedFeatures.write('flags of default');
  open('/?mock-world=default');
  expect(cachedFeatures.read()).toBe('flags of default');
  open('/?mock-world=mine');
  expect(cachedFeatures.read()).toBeUndefined();
});
