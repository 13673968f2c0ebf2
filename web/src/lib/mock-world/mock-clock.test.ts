import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { enterMockWorld } from './enter-mock-world';

const CONTROL = 'http://localhost:4001/__mock';
const DAY_MS = 86_400_000;

const RealDate = globalThis.Date;
const browserFetch = globalThis.fetch;
const fetchStub = vi.fn<typeof fetch>();
let worldOffset = 0;

beforeEach(() => {
  worldOffset = DAY_MS;
  fetchStub.mockReset().mockImplementation(async () =>
    Response.json({
      world: 'mine',
      now: new RealDate(RealDate.now() + worldOffset).toISOString(),
    }),
  );
  globalThis.fetch = fetchStub;
});
afterEach(() => {
  globalThis.Date = RealDate;
  globalThis.fetch = browserFetch;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const open = (path: string) => {
  globalThis.Date = RealDate;
  globalThis.fetch = fetchStub;
  window.history.replaceState(null, '', path);
  enterMockWorld(CONTROL);
};

const pageOffset = () => Math.round((Date.now() - RealDate.now()) / 60_000) * 60_000;

test('the page has the time of its world, and keeps it after a reload', async () => {
  open('/market?mock-world=mine&mock-clock=on&name=hat');
  expect(window.location.search).toBe('?name=hat');
  await vi.waitFor(() => expect(pageOffset()).toBe(DAY_MS));
  const [[input, init] = []] = fetchStub.mock.calls;
  const request = new Request(input ?? '', init);
  expect(request.url).toBe(`${CONTROL}/clock`);
  expect(request.headers.get('x-mock-world')).toBe('mine');
  open('/help');
  expect(pageOffset()).toBe(DAY_MS);
});

test('dates are otherwise as before', async () => {
  open('/?mock-clock=on');
  await vi.waitFor(() => expect(pageOffset()).toBe(DAY_MS));
  expect(new Date().getTime() - RealDate.now()).toBeGreaterThan(DAY_MS - 60_000);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(Date.UTC(1970, 0, 2)).toBe(DAY_MS);
  expect(new RealDate()).toBeInstanceOf(Date);
  expect(new Date()).toBeInstanceOf(RealDate);
});

test('a clock that was moved on the control page applies when the tab is shown again', async () => {
  open('/?mock-clock=on');
  await vi.waitFor(() => expect(pageOffset()).toBe(DAY_MS));
  worldOffset = 7 * DAY_MS;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(pageOffset()).toBe(7 * DAY_MS));
});

test('a mock that doesn’t respond leaves the last time', async () => {
  open('/?mock-clock=on');
  await vi.waitFor(() => expect(pageOffset()).toBe(DAY_MS));
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  open('/');
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
  expect(pageOffset()).toBe(DAY_MS);
});

test.each(['/', '/?mock-clock=off'])('with %s the page keeps its own time', (path) => {
  open(path);
  expect(globalThis.Date).toBe(RealDate);
  expect(fetchStub).not.toHaveBeenCalled();
});

test('the choice is taken back with off', async () => {
  open('/?mock-clock=on');
  await vi.waitFor(() => expect(pageOffset()).toBe(DAY_MS));
  open('/?mock-clock=off');
  open('/');
  expect(globalThis.Date).toBe(RealDate);
});
