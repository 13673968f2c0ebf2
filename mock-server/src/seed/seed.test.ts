import { demoAccount } from '@trait-market/contract/demo-wallet';
import { describe, expect, test } from 'vitest';

import { createRandomSource } from '../art/random';
import { accountOf } from '../kernel/account';
import { PERIOD_MS } from '../world/plans';
import { createWorld } from '../world/world';
import { composeBeginning } from './compose-beginning';
import { composeSeed } from './seed';
import { traitIds } from './trait-ids';
import { DEMO_USERNAME, USERNAMES } from './usernames';

const options = { randomSeed: 'trait-market', users: 64, traits: 800 };
const seed = composeSeed(options);
const world = createWorld({
  name: 'test',
  randomSource: createRandomSource('trait-market'),
  beginning: composeBeginning(seed, 'trait-market'),
});

const SEGMENT = /^[\w-]{1,64}$/;

test('there are 64 people and 800 traits, each with its own name and id', () => {
  expect(world.records.users.count()).toBe(64);
  expect(world.records.traits.count()).toBe(800);
  expect(new Set(seed.traits.map(({ id }) => id)).size).toBe(800);
  const usernames = seed.people.flatMap(({ profile }) => profile?.username ?? []);
  expect(new Set(usernames.map((name) => name.toLowerCase())).size).toBe(64);
  for (const { id, traitValue } of seed.traits) {
    expect(id).toMatch(SEGMENT);
    expect(traitValue).not.toBe('');
  }
  for (const username of usernames) expect(username).toMatch(SEGMENT);
});

test('each is drawn under its own id, and nothing under another', () => {
  const pictures = [
    ...seed.traits
      .filter((_, index) => index % 40 === 0)
      .map(({ id }) => seed.drawTrait(id)?.drawing),
    ...seed.people
      .filter((_, index) => index % 8 === 0)
      .map(({ avatarId = '' }) => seed.drawAvatar(avatarId)),
  ];
  for (const picture of pictures) expect(picture).toMatch(/^<svg/);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(seed.drawTrait(DEMO_USERNAME)).toBeUndefined();
  expect(seed.drawAvatar('nobody')).toBeUndefined();
});

test('the same options give the same seed, and another seed gives a different one', () => {
  const again = composeSeed(options);
  expect(again.traits).toEqual(seed.traits);
  expect(again.people).toEqual(seed.people);
  expect(again.drawAvatar(DEMO_USERNAME)).toBe(seed.drawAvatar(DEMO_USERNAME));
  const other = composeSeed({ ...options, randomSeed: 'other' });
  expect(other.drawAvatar(DEMO_USERNAME)).not.toBe(seed.drawAvatar(DEMO_USERNAME));
});

test('the demo collector has a history', () => {
  const account = accountOf(demoAccount().address);
  const { users, subscriptions, profiles, credits, taxDeclarations } = world.records;
  expect(users.find(account)).toMatchObject({ standing: 'good' });
  expect(subscriptions.tierOf(account, world.clock.now())).toBe('Advanced');
  expect(profiles.find(account)).toMatchObject({
    username: DEMO_USERNAME,
    avatarPhoto: `/avatars/${DEMO_USERNAME}.svg`,
  });
  expect(credits.of(account, world.clock.now())).toEqual({ subscription: 120, vanilla: 45 });
  expect(taxDeclarations.find(account)).toMatchObject({ declareTruth: true });
});

test('the plan’s credits of the demo collector are dated to the plan’s start, and end one period after it', () => {
  const account = accountOf(demoAccount().address);
  const { credits } = world.records;
  const now = world.clock.now();
  const plan = credits.subscription(account, now);
  expect(plan).toBeDefined();
  expect(credits.entries(account, now)).toMatchObject([
    { bucket: 'vanilla', amount: 45, endsAt: null },
    {
      bucket: 'subscription',
      amount: 120,
      at: plan?.startedAt,
      endsAt: (plan?.endsAt ?? 0) + PERIOD_MS,
    },
  ]);
});

describe('ids and names', () => {
  test('names that look alike get different ids', () => {
    expect(traitIds(['Brass Diving Helmet', 'brass diving helmet!', '—'])).toEqual([
      'brass-diving-helmet',
      'brass-diving-helmet-2',
      'trait',
    ]);
    for (const id of traitIds(Array.from({ length: 12 }, () => 'x'.repeat(100)))) {
      expect(id).toMatch(SEGMENT);
    }
  });

  test('no two usernames differ only in case', () => {
    const names = [DEMO_USERNAME, ...USERNAMES].map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
