import { expect, test } from 'vitest';

import { alerts, saveAlert } from '../../../fixtures/economy/alerts';
import { AlertParamsSchema, AlertsSchema, isKnownAlert, SaveAlertSchema } from './alerts.schema';

test('fixtures parse to themselves', () => {
  expect(AlertsSchema.parse(alerts)).toEqual(alerts);
  expect(SaveAlertSchema.parse(saveAlert)).toEqual(saveAlert);
});

test.each([
  [{ kind: 'trait', id: 'tomato-fez' }, true],
  [{ kind: 'trait', id: '../x' }, false],
  [{ kind: 'avatar', id: 'fathom-club.7' }, false],
  [{ kind: 'search', name: 'Hats', query: { slot: ['headwear'] } }, true],
  [{ kind: 'search', name: 'Anything', query: {} }, true],
  [{ kind: 'search', name: 'Top', query: { kind: 'avatars', maxRank: 10 } }, true],
  [{ kind: 'search', name: 'Top', query: { kind: 'avatars', slot: ['eyes'] } }, false],
  [{ kind: 'search', name: 'Top', query: { maxRank: 10 } }, false],
  [{ kind: 'search', name: ' ', query: {} }, false],
  [{ kind: 'search', name: 'n'.repeat(61), query: {} }, false],
  [{ kind: 'search', name: 'Hats', query: { maxPrice: '1', priceUnit: 'eth' } }, false],
  [{ kind: 'search', name: 'Hats', query: { collection: ['../x'] } }, false],
])('%j can have an alert: %s', (about, isValid) => {
  expect(SaveAlertSchema.safeParse({ ...saveAlert, about }).success).toBe(isValid);
});

test.each([
  ['0.1', 'eth', false],
  ['1', 'jpy', false],
  ['1', 'usd', true],
])('%s %s is a price: %s', (maxPrice, unit, isValid) => {
  expect(SaveAlertSchema.safeParse({ ...saveAlert, maxPrice, unit }).success).toBe(isValid);
});

test('its id is a UUID', () => {
  expect(AlertParamsSchema.safeParse({ id: alerts.items[0]?.id }).success).toBe(true);
  expect(AlertParamsSchema.safeParse({ id: 'mine' }).success).toBe(false);
});

test('values that are newer than the contract do not break the list', () => {
  const [trait, search] = alerts.items;
  const about = {
    kind: 'search',
    name: 'Mine',
    query: { slot: ['halo'], size: 'xl', chainId: [8453] },
  };
  const items = [
    { ...trait, about: { kind: 'artist', id: 'ada' } },
    { ...search, about },
  ];
  const { data } = AlertsSchema.safeParse({ items });
  expect(data?.items.map(isKnownAlert)).toEqual([false, true]);
  expect(data?.items[1]?.about).toEqual(about);
});

test('an alert of a known kind has all its fields', () => {
  const [trait, search] = alerts.items;
  for (const broken of [
    { ...trait, maxPrice: '0.1' },
    { ...trait, about: { kind: 'trait' } },
    { ...search, about: { kind: 'search', name: 'Mine' } },
    { ...search, fired: { ...search?.fired, trait: undefined } },
  ])
    expect(AlertsSchema.safeParse({ items: [broken] }).success).toBe(false);
});
