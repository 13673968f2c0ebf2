import { expect, test } from 'vitest';

import { createRandomSource } from '../art/random';
import { createWorld } from './world';
import { createWorlds, DEFAULT_WORLD, IDLE_WORLD_MS, MAX_WORLDS } from './worlds';

const worldsAt = (realNow: () => number) =>
  createWorlds((name) => createWorld({ name, randomSource: createRandomSource('test') }), realNow);

test('a world is created on the first request, and stays the same from then on', () => {
  const worlds = worldsAt(() => 0);
  expect(worlds.names().length).toBe(0);
  expect(worlds.of('a')).toBe(worlds.of('a'));
  expect(worlds.of('b')).not.toBe(worlds.of('a'));
  expect(worlds.names().length).toBe(2);
});

test('an unused world is forgotten, but not the default one or one in use', () => {
  let now = 0;
  const worlds = worldsAt(() => now);
  const [idle, used, standard] = [worlds.of('idle'), worlds.of('used'), worlds.of(DEFAULT_WORLD)];
  now += IDLE_WORLD_MS - 1;
  expect(worlds.of('used')).toBe(used);
  now += 1;
  worlds.of('another');
  expect(worlds.names().length).toBe(3);
  expect(worlds.of('used')).toBe(used);
  expect(worlds.of(DEFAULT_WORLD)).toBe(standard);
  expect(worlds.of('idle')).not.toBe(idle);
});

test('T87 visiting worlds makes no world be forgotten, and keeps none from it', () => {
  let now = 0;
  const worlds = worldsAt(() => now);
  const [standard, mine] = [worlds.of(DEFAULT_WORLD), worlds.of('mine')];
  for (let index = 0; index < MAX_WORLDS + 50; index += 1) worlds.visit(`picture-${index}`);
  expect(worlds.names()).toHaveLength(MAX_WORLDS);
  expect(worlds.visit('one-more')).toBeUndefined();
  expect(worlds.visit('mine')).toBe(mine);
  for (let index = 0; index < MAX_WORLDS - 2; index += 1) worlds.of(`used-${index}`);
  expect(worlds.visit('mine')).toBe(mine);
  expect(worlds.visit('picture-0')).toBeUndefined();
  now += IDLE_WORLD_MS;
  worlds.visit('mine');
  worlds.of('another');
  expect(worlds.names()).toEqual([DEFAULT_WORLD, 'another']);
  expect(worlds.of(DEFAULT_WORLD)).toBe(standard);
});

test('keeps a limited number of worlds: the latest', () => {
  const worlds = worldsAt(() => 0);
  const standard = worlds.of(DEFAULT_WORLD);
  const first = worlds.of('first');
  for (let index = 0; index < MAX_WORLDS + 50; index += 1) worlds.of(`w${index}`);
  expect(worlds.names().length).toBe(MAX_WORLDS);
  const last = worlds.of(`w${MAX_WORLDS + 49}`);
  expect(worlds.of(`w${MAX_WORLDS + 49}`)).toBe(last);
  expect(worlds.of(DEFAULT_WORLD)).toBe(standard);
  expect(worlds.of('first')).not.toBe(first);
});
