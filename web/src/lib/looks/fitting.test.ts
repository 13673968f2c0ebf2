import type { WornTrait } from '@trait-market/contract/economy/avatars';
import type { Slot } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import {
  fitted,
  rebased,
  startFitting,
  STEPS_STORED,
  type Fitting,
  type FittingEvent,
} from './fitting';
import { idsOf, layersOf, lookOf } from './look';

const trait = (id: string, slot: Slot, more: Partial<WornTrait> = {}): WornTrait => ({
  id,
  value: id,
  slot,
  rarity: 'common',
  collection: 'fathom-club',
  tokenId: '1',
  layerUrl: `https://pictures.example/layers/${id}.svg`,
  ...more,
});

const body = trait('brass', 'body', {
  bareLayers: [
    { slot: 'mouth', imageUrl: 'https://pictures.example/layers/brass/mouth.svg' },
    { slot: 'eyes', imageUrl: 'https://pictures.example/layers/brass/eyes.svg' },
  ],
});
const hat = trait('hat', 'headwear');
const cap = trait('cap', 'headwear');
const lens = trait('lens', 'eyes');

const after = (
  events: readonly FittingEvent[],
  from = startFitting(lookOf([body, hat])),
): Fitting => events.reduce(fitted, from);

test('a trait fills its slot, and taking it off leaves the slot empty', () => {
  expect(idsOf(after([{ type: 'put', trait: cap }]).now)).toEqual(['brass', 'cap']);
  expect(idsOf(after([{ type: 'takeOff', slot: 'headwear' }]).now)).toEqual(['brass']);
});

test('steps can be undone and redone, and a new step discards what was undone', () => {
  const steps: FittingEvent[] = [
    { type: 'put', trait: cap },
    { type: 'put', trait: lens },
  ];
  const undone = after([...steps, { type: 'undo' }]);
  expect(idsOf(undone.now)).toEqual(['brass', 'cap']);
  expect(idsOf(fitted(undone, { type: 'redo' }).now)).toEqual(['brass', 'lens', 'cap']);
  const other = fitted(undone, { type: 'takeOff', slot: 'headwear' });
  expect(fitted(other, { type: 'redo' })).toBe(other);
});

test('counts no step that changes nothing', () => {
  const start = startFitting(lookOf([body, hat]));
  for (const event of [
    { type: 'put', trait: hat },
    { type: 'takeOff', slot: 'eyes' },
    { type: 'change', to: start.now },
    { type: 'undo' },
    { type: 'redo' },
  ] as const)
    expect(fitted(start, event)).toEqual(start);
});

test('E55 keeps a limited number of steps', () => {
  const steps = Array.from({ length: STEPS_STORED + 9 }, (_, index): FittingEvent => ({
    type: 'put',
    trait: index % 2 === 0 ? cap : hat,
  }));
  expect(after(steps).past).toHaveLength(STEPS_STORED);
});

test('draws an avatar from back to front, and the body’s own part in an empty slot', () => {
  const urls = (worn: readonly WornTrait[]) =>
    layersOf(lookOf(worn)).map(({ url }) => url.replace('https://pictures.example/layers/', ''));
  expect(urls([hat, lens, body])).toEqual(['brass.svg', 'brass/mouth.svg', 'lens.svg', 'hat.svg']);
  expect(urls([body])).toEqual(['brass.svg', 'brass/mouth.svg', 'brass/eyes.svg']);
});

test('keeps a choice when the avatar is meanwhile dressed elsewhere', () => {
  const before = lookOf([body, hat]);
  const chosen = after([{ type: 'put', trait: lens }]);
  const elsewhere = lookOf([body, cap]);
  const { now, past } = rebased(chosen, before, elsewhere);
  expect(idsOf(now)).toEqual(['brass', 'lens', 'cap']);
  expect(past).toEqual([elsewhere]);
});

test('leaves nothing to do when the avatar was dressed as chosen', () => {
  const chosen = after([{ type: 'takeOff', slot: 'headwear' }]);
  expect(rebased(chosen, lookOf([body, hat]), chosen.now)).toEqual(startFitting(chosen.now));
});

test('on a bare head, the collection decides what shows until a body is put on', () => {
  const bare = (slot: Slot) => ({
    slot,
    imageUrl: `https://pictures.example/layers/head/${slot}.svg`,
  });
  const head = (['background', 'body', 'mouth', 'eyes'] as const).map((slot) => bare(slot));
  const urls = (worn: readonly WornTrait[]) =>
    layersOf(lookOf(worn), head).map(({ url }) =>
      url.replace('https://pictures.example/layers/', ''),
    );
  expect(urls([])).toEqual([
    'head/background.svg',
    'head/body.svg',
    'head/mouth.svg',
    'head/eyes.svg',
  ]);
  expect(urls([lens, body])).toEqual([
    'head/background.svg',
    'brass.svg',
    'brass/mouth.svg',
    'lens.svg',
  ]);
});
