import { anyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { marketEvents } from '@trait-market/contract/fixtures/economy/events';
import { expect, test } from 'vitest';

import { bearerKey } from '../../query-client';
import { economyKeys } from '../queries/keys';
import { addSubjects, isConcerned, noSubjects, type Subjects } from './concerned';

const [ready, activity, order, reset] = marketEvents;

const of = (...events: Parameters<typeof addSubjects>[1][]): Subjects => {
  const subjects = noSubjects();
  for (const event of events) addSubjects(subjects, event);
  return subjects;
};

test('E212 an order affects its traits, their collections, its maker and every list', () => {
  const { traits, collections, maker } = order.data;
  const message = of(order);
  for (const key of [
    economyKeys.trait(traits[0], 'orders', 'listing'),
    economyKeys.collection(collections[0]),
    economyKeys.avatar(collections[0], '7'),
    economyKeys.inventory(maker, 'all'),
    economyKeys.traits({ sort: 'newest' }),
    economyKeys.activity({}),
  ]) {
    expect(isConcerned(key, message), JSON.stringify(key)).toBe(true);
  }
  for (const key of [
    economyKeys.trait('t-other'),
    economyKeys.collection('other'),
    economyKeys.inventory('0xother'),
    bearerKey('token', 'economy', 'balances'),
    ['users', 'x'],
  ]) {
    expect(isConcerned(key, message), JSON.stringify(key)).toBe(false);
  }
});

test('a sale affects both sides', () => {
  const message = of(activity);
  const { from, to } = activity.data;
  for (const party of [from, to]) {
    expect(isConcerned(economyKeys.inventory(party?.address ?? ''), message)).toBe(true);
  }
});

test('an order for any trait of a kind affects every trait', () => {
  const message = of({ ...order, data: { ...order.data, traits: [] } });
  expect(isConcerned(economyKeys.trait('t-other'), message)).toBe(true);
  expect(isConcerned(economyKeys.collection('other'), message)).toBe(false);
});

test('E608 an order for any avatar affects the collection and its avatars', () => {
  const message = of({
    ...activity,
    data: { ...activity.data, items: [...anyFathomOffer.gets], inReturn: [] },
  });
  expect(isConcerned(economyKeys.avatar('fathom-club', '7'), message)).toBe(true);
  expect(isConcerned(economyKeys.collection('fathom-club'), message)).toBe(true);
  expect(isConcerned(economyKeys.collection('other'), message)).toBe(false);
});

test('a new stream affects nothing by itself, and a new market affects everything', () => {
  expect(isConcerned(economyKeys.trait('t1'), of(ready))).toBe(false);
  expect(isConcerned(economyKeys.trait('t1'), of(reset))).toBe(true);
  expect(isConcerned(bearerKey('token', 'economy'), of(reset))).toBe(false);
});
