import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { renderScreen } from '@/testing/render-screen';

import { readFlag } from './read-flag';
import { useFlag } from './use-flag';

const START = new Date('2024-02-01T00:00:00.000Z');
let hosts = 0;
/** Each test uses a new host, because values are cached per host. */
const newHost = (): FeatureFlagsConfig => {
  hosts += 1;
  return { host: `https://flags-${hosts}.example`, clientKey: 'sdk', usageUrl: null };
};

const requests: string[] = [];
let answer: () => Promise<Response>;
const features = (stage: unknown) => () =>
  Promise.resolve(
    Response.json({ status: 200, features: { 'stage-packs': { defaultValue: stage } } }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  requests.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function Stage() {
  return <p>{`It is ${useFlag('stage-packs', 'planned')}.`}</p>;
}
const visit = (featureFlags: FeatureFlagsConfig | null) =>
  renderScreen(<Stage />, { appConfig: { featureFlags } });

test('uses the fallback until the host has answered', async () => {
  answer = features('next');
  const flags = newHost();
  visit(flags);
  expect(screen.getByText('It is planned.')).toBeInTheDocument();
  expect(await screen.findByText('It is next.')).toBeInTheDocument();
  expect(requests).toEqual([`${flags.host}/api/features/sdk`]);
});

test('uses an answer for 60000 ms', async () => {
  answer = features('next');
  const flags = newHost();
  visit(flags).unmount();
  visit(flags);
  await screen.findByText('It is next.');
  vi.setSystemTime(START.getTime() + 59_999);
  visit(flags).unmount();
  visit(flags);
  await waitFor(() => expect(screen.getAllByText('It is next.')).toHaveLength(2));
  expect(requests).toHaveLength(1);

  answer = features('planned');
  vi.setSystemTime(START.getTime() + 60_001);
  visit(flags);
  expect(await screen.findByText('It is planned.')).toBeInTheDocument();
  await waitFor(() => expect(requests).toHaveLength(2));
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => Promise.resolve(Response.json({ message: 'No' }, { status: 404 }))],
  ['fails', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['answers something else', () => Promise.resolve(Response.json([1, 2]))],
  ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
  ['answers invalid features', () => Promise.resolve(Response.json({ features: 'x' }))],
  ['knows other stages', features('soon')],
  [
    'has invalid rules',
    () =>
      Promise.resolve(
        Response.json({ features: { 'stage-packs': { defaultValue: 'next', rules: 5 } } }),
      ),
  ],
])('keeps the fallback, without a message, for a host that %s', async (_, broken) => {
  const said = vi.spyOn(console, 'error');
  answer = broken;
  const flags = newHost();
  visit(flags);
  expect(await readFlag(flags, 'stage-packs')).toBeUndefined();
  vi.setSystemTime(START.getTime() + 30_000);
  expect(await readFlag(flags, 'stage-packs')).toBeUndefined();
  expect(screen.getByText('It is planned.')).toBeInTheDocument();
  expect(requests, 'and is left alone for as long as an answer would hold').toHaveLength(1);
  expect(said).not.toHaveBeenCalled();
});

test('asks a host that failed again after 60000 ms', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const flags = newHost();
  expect(await readFlag(flags, 'stage-packs')).toBeUndefined();
  answer = features('next');
  vi.setSystemTime(START.getTime() + 60_000);
  visit(flags);
  expect(await screen.findByText('It is next.')).toBeInTheDocument();
  expect(requests).toHaveLength(2);
});

test('a feature with rules has the value that the rules give', async () => {
  const rules = [{ condition: { country: 'nowhere' }, force: 'planned' }, { force: 'next' }];
  answer = () =>
    Promise.resolve(
      Response.json({ features: { 'stage-packs': { defaultValue: 'planned', rules } } }),
    );
  visit(newHost());
  expect(await screen.findByText('It is next.')).toBeInTheDocument();
});

test('reads several flags with one request', async () => {
  answer = features('next');
  const flags = newHost();
  const [packs, reroll] = await Promise.all([
    readFlag(flags, 'stage-packs'),
    readFlag(flags, 'stage-reroll'),
  ]);
  expect([packs, reroll]).toEqual(['next', undefined]);
  expect(requests).toHaveLength(1);
});

test('asks nothing when no host is configured', () => {
  visit(null);
  expect(screen.getByText('It is planned.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});
