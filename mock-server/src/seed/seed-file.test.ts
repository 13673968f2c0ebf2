import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoAccount } from '@trait-market/contract/demo-wallet';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';

import { createMockServer } from '../app/mock-server';
import { connectToMock } from '../control/mock-client';
import { BadFile } from '../kernel/json-file';
import { stopAfterTest } from '../testing/stop-after-test';
import { newWallet } from '../testing/wallet';
import { readSeedFile } from './seed-file';

const folder = mkdtempSync(join(tmpdir(), 'seed-file-'));
const path = join(folder, 'seed.json');
afterAll(() => rmSync(folder, { recursive: true }));

const written = (content: unknown): string => {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const { address } = newWallet();
const person = {
  walletAddress: address,
  username: 'Otter of the North',
  premiumTier: 'Elite',
  credits: { subscription: 7, vanilla: 8 },
  taxAnswered: true,
  email: { emailAddress: 'otter@river.example', status: 'verified' },
};

test('its people, traits and flags are in a fresh world, with pictures', async () => {
  const seedFile = written({
    people: [person, { walletAddress: newWallet().address }],
    traits: [{ traitValue: 'River Stone Hat' }, { id: 'mask-1', traitValue: 'Otter Mask' }],
    flags: { 'stage-packs': 'next' },
  });
  const server = await createMockServer({ port: 0, host: '127.0.0.1', seedFile });
  stopAfterTest(server);
  const api = supertest(server.url);
  const { accessToken } = await connectToMock(server).mintToken({ walletAddress: address });
  const as = { authorization: `Bearer ${accessToken}` };

  const me = await api.get('/v1/users/me').set(as).expect(200);
  expect(me.body).toMatchObject({
    username: 'Otter of the North',
    premiumTier: 'Elite',
    emailAddress: 'otter@river.example',
    emailVerified: true,
  });
  await supertest(me.body.avatarPhoto).get('').expect('content-type', /svg/).expect(200);
  const credits = await api.get('/v1/users/credits').set(as);
  expect(credits.body).toEqual({ subscription: { amount: 7 }, vanilla: { amount: 8 } });
  const tax = await api.get('/v1/users/taxStatus').set(as);
  expect(tax.body).toEqual({ alreadyAnswered: true });

  const { body: traits } = await api.get('/v1/marketTraits/search?searchKey=r');
  expect(traits.map(({ id }: { id: string }) => id).toSorted()).toEqual([
    'mask-1',
    'river-stone-hat',
  ]);
  await supertest(traits[0].imageUrl).get('').expect('content-type', /svg/).expect(200);
  const flags = await api.get('/api/features/sdk-local');
  expect(flags.body.features['stage-packs']).toEqual({ defaultValue: 'next' });
  await api.get(`/v1/users/${demoAccount().address}/publicProfile`).expect(200);
});

test('omitted lists are generated', async () => {
  const seedFile = written({ traits: [] });
  const options = { port: 0, host: '127.0.0.1', seedFile, users: 5, traits: 9 };
  const server = await createMockServer(options);
  stopAfterTest(server);
  const { tables } = await connectToMock(server).state();
  expect(tables.user).toHaveLength(5);
  expect(tables.trait).toEqual([]);
});

test.each([
  [{ persons: [] }, /persons/],
  [{ people: [{ walletAddress: '0x12' }] }, /seed\.json: people\.0\.walletAddress: /],
  [{ people: [person, { ...person, username: 'Other' }] }, /people\.1\.walletAddress: another one/],
  [
    { people: [person, { walletAddress: newWallet().address, username: 'OTTER of the north' }] },
    /people\.1\.username: another one/,
  ],
  [{ people: [{ ...person, premiumTier: 'Gold' }] }, /people\.0\.premiumTier: /],
  [{ traits: [{ traitValue: 'a' }, { id: 'no good', traitValue: 'b' }] }, /traits\.1\.id: /],
  [{ flags: { 'no name': 1 } }, /flags\.no name: /],
  [{ flags: { 'stage-pack': 1 } }, /flags\.stage-pack: there is no such flag\. There are: /],
  [[], /seed\.json: /],
  ['{ "people": [', /seed\.json: .*JSON/],
])('refuses %j with the place of the mistake', (content, message) => {
  const read = () => readSeedFile(written(content));
  expect(read).toThrow(BadFile);
  expect(read).toThrow(message);
  expect(read).toThrow(/^[^\n]*$/);
});

test('names a missing file', () => {
  expect(() => readSeedFile(join(folder, 'none.json'))).toThrow(/none\.json: ENOENT/);
});
