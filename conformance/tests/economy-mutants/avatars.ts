import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import { fieldsIn, withJson } from '../mutants/exchange';
import { onFields, onResponse } from '../mutants/patches';
import { patched } from '../mutants/mutant';
import { planted, type EconomyMutant } from './economy-mutant';
import { onEachItem, onItems } from './fields';

const SOLD = 'economy.orders.fulfil/flow/an avatar is bought as it is dressed';
const DRESSED = 'economy.benches.dress/flow/an avatar is dressed, and undressed again';
const BATCH = 'economy.benches.dress/flow/several avatars are dressed together';
const REPRICED = 'economy.orders.post/flow/a listing is repriced';

const E58 = 'E58 Several avatars change with one signature: all of them, or none';
const READ = 'Reads return the current state';
const TERMS = 'E3 Payments and goods are exactly as signed';

const SENT = 'economy.wallets.gift/flow/an avatar is sent with what it wears';
const E244 = 'E244 An avatar is sent with all that it wears';

const E427 = 'E427 A plan predicts the rarity and the rank after a dressing';

const E294 = 'E294 An avatar’s history by type shows each owner and how they got it';

const bareWhenSent: Plant = (market) => {
  const { gift } = market;
  const { avatars } = market.context.tables;
  Object.assign(market, {
    gift: async (...sent: Parameters<typeof gift>) => {
      const activity = await gift(...sent);
      for (const good of activity.goods) {
        const row = good.kind === 'avatar' ? avatars.find(good.avatar) : undefined;
        if (row) avatars.put(`${row.collection}/${row.tokenId}`, { ...row, worn: {} });
      }
      return activity;
    },
  });
};

export const avatarMutants: readonly EconomyMutant[] = [
  ...planted(SENT, E244, {
    'A sent avatar stays with its sender': each((one) =>
      one.kind === 'avatar' ? [{ ...one, to: one.from }] : [one],
    ),
    'A sent avatar arrives bare': bareWhenSent,
  }),
  ...patched(SENT, E244, {
    'The activity of a transfer lists no item': () =>
      onResponse('economy.wallets.gift', 201, (response) =>
        withJson(response, { ...fieldsIn(response), items: [] }),
      ),
  }),
  ...planted(SOLD, TERMS, {
    'An avatar is paid for and not given': each((one) =>
      one.kind === 'avatar' ? [{ ...one, to: one.from }] : [one],
    ),
  }),
  ...patched(SOLD, READ, {
    'An avatar’s page shows no price': () =>
      onFields('economy.avatars.detail', (avatar) => ({ ...avatar, price: null })),
    'An avatar’s orders lack their commitments': () =>
      onEachItem('economy.avatars.orders', (order) => ({ ...order, committedTo: [] })),
  }),
  ...patched(SOLD, E294, {
    'An avatar’s owners lack its last sale': () =>
      onItems('economy.avatars.history', (items) => items.slice(1)),
    'An avatar’s owners include a listing': () =>
      onItems('economy.avatars.history', (items) => [
        ...items,
        ...items.slice(0, 1).map((item) => ({ ...item, type: 'listing' })),
      ]),
  }),
  ...planted(BATCH, E58, {
    'Of several avatars only the first is dressed': moving((movements) => {
      const dressing = movements.find((one) => one.kind === 'wear' || one.kind === 'take-off');
      const first = dressing?.avatar;
      return movements.filter(
        (one) => (one.kind !== 'wear' && one.kind !== 'take-off') || one.avatar === first,
      );
    }),
  }),
  ...patched(DRESSED, E427, {
    'A plan predicts another rarity': () =>
      onFields('economy.benches.plan', (plan) => ({
        ...plan,
        rarity: { before: 'legendary', after: 'common' },
      })),
    'A plan predicts the last rank': () =>
      onFields('economy.benches.plan', (plan) => ({
        ...plan,
        rank: { before: 1, after: 9_999, of: 9_999 },
      })),
  }),
  ...patched(BATCH, E58, {
    'A plan for several avatars has the price of one slot': () =>
      onFields('economy.benches.planBatch', (plan) => ({ ...plan, credits: 5 })),
  }),
  ...patched(REPRICED, READ, {
    'A listing keeps its old price for other users': () => {
      const prices = new Map<string, unknown>();
      return onEachItem('economy.traits.orders', (order) => {
        const maker = JSON.stringify(order['maker']);
        const unitPrice = prices.get(maker) ?? order['unitPrice'];
        prices.set(maker, unitPrice);
        return { ...order, unitPrice };
      });
    },
    'A listing that was repriced is shown twice': () => {
      const seen = new Map<unknown, Record<string, unknown>>();
      return onItems('economy.traits.orders', (items) => {
        for (const order of items) seen.set(order['hash'], order);
        return [...seen.values()];
      });
    },
  }),
];
