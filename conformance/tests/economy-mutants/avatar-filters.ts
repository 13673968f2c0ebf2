import { onBody } from '../mutants/patches';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onEachItem, type Fields } from './fields';

const NOTICES = 'economy.searches.save/flow/each filter of avatars';
const ALERTS = 'economy.alerts.save/flow/each filter of avatars';
const REFUSED = 'economy.searches.save/flow/refused: a filter of the other kind';
const TIMES = 'economy.wallets.inventory/flow/the time at which an item was acquired';

const E392 = 'E392 A saved search of avatars announces only avatars that pass each of its filters';
const E393 = 'E393 A price alert for avatars fires only at avatars that pass each of its filters';
const T189 = 'T189 A saved search or an alert has the filters of its kind only';
const E388 = 'E388 acquiredAt is the latest time at which the wallet got the item';

const FILTERS = ['name', 'collection', 'chainId', 'rarity', 'trait', 'maxRank', 'owner'];

type ChangeQuery = (query: Fields) => Fields;

const inSearches = (change: ChangeQuery): Patch =>
  onBody('economy.searches.save', (body) =>
    isFields(body['query']) ? { ...body, query: change(body['query']) } : body,
  );

const inAlerts = (change: ChangeQuery): Patch =>
  onBody('economy.alerts.save', (body) => {
    const { about } = body;
    return isFields(about) && isFields(about['query'])
      ? { ...body, about: { ...about, query: change(about['query']) } }
      : body;
  });

const without =
  (names: readonly string[]): ChangeQuery =>
  (query) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

const ofItsKind: ChangeQuery = (query) =>
  without(query['kind'] === 'avatars' ? ['slot'] : ['trait', 'maxRank', 'owner'])(query);

const ignoring = FILTERS.flatMap((filter): EconomyMutant[] => [
  ...patched(NOTICES, E392, {
    [`A saved search of avatars ignores ${filter}`]: () => inSearches(without([filter])),
  }),
  ...patched(ALERTS, E393, {
    [`A price alert for avatars ignores ${filter}`]: () => inAlerts(without([filter])),
  }),
]);

const acquiredAt = (change: (time: unknown, id: string) => unknown): Patch =>
  onEachItem('economy.wallets.inventory', (item) => {
    const { trait } = item;
    const id = isFields(trait) ? String(trait['id']) : '';
    return { ...item, acquiredAt: change(item['acquiredAt'], id) };
  });

export const avatarFilterMutants: readonly EconomyMutant[] = [
  ...ignoring,
  ...patched(REFUSED, T189, {
    'A saved search drops filters of the other kind': () => inSearches(ofItsKind),
    'A price alert drops filters of the other kind': () => inAlerts(ofItsKind),
  }),
  ...patched(TIMES, E388, {
    'An item is as old as its first edition': () => {
      const first = new Map<string, unknown>();
      return acquiredAt((time, id) => {
        if (typeof time === 'string' && !first.has(id)) first.set(id, time);
        return first.get(id) ?? time;
      });
    },
    'Items are acquired when they are looked at': () => acquiredAt(() => new Date().toISOString()),
  }),
];
