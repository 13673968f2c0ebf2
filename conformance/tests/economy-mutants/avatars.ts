import { each, moving } from '@trait-market/mock-server/planted';

import { sayingFields, on } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';
import { onItems } from './fields';

const SOLD = 'economy.orders.fulfil/flow/an avatar is bought as it is dressed';
const BATCH = 'economy.benches.dress/flow/several avatars are dressed together';
const REPRICED = 'economy.orders.post/flow/a listing is repriced';

const E58 = 'E58 Several avatars change with one signature: all of them, or none';
const READ = 'Reads return the current state';
const TERMS = 'E3 Payments and goods are exactly as signed';

export const avatarMutants: readonly EconomyMutant[] = [
  {
    name: 'An avatar is paid for and not given',
    breaks: TERMS,
    killedBy: SOLD,
    plant: each((one) => (one.kind === 'avatar' ? [{ ...one, to: one.from }] : [one])),
  },
  {
    name: 'An avatar’s page shows no price',
    breaks: READ,
    killedBy: SOLD,
    patch: () =>
      on(
        'economy.avatars.detail',
        sayingFields((avatar) => ({ ...avatar, price: null })),
      ),
  },
  {
    name: 'An avatar’s orders lack their commitments',
    breaks: READ,
    killedBy: SOLD,
    patch: () =>
      onItems('economy.avatars.orders', (items) =>
        items.map((order) => ({ ...order, committedTo: [] })),
      ),
  },
  {
    name: 'Of several avatars only the first is dressed',
    breaks: E58,
    killedBy: BATCH,
    plant: moving((movements) => {
      const dressing = movements.find((one) => one.kind === 'wear' || one.kind === 'take-off');
      const first = dressing?.avatar;
      return movements.filter(
        (one) => (one.kind !== 'wear' && one.kind !== 'take-off') || one.avatar === first,
      );
    }),
  },
  {
    name: 'A plan for several avatars has the price of one slot',
    breaks: E58,
    killedBy: BATCH,
    patch: () =>
      on(
        'economy.benches.planBatch',
        sayingFields((plan) => ({ ...plan, credits: 5 })),
      ),
  },
  {
    name: 'A listing keeps its old price for other users',
    breaks: READ,
    killedBy: REPRICED,
    patch: () => {
      const prices = new Map<string, unknown>();
      return onItems('economy.traits.orders', (items) =>
        items.map((order) => {
          const maker = JSON.stringify(order['maker']);
          const unitPrice = prices.get(maker) ?? order['unitPrice'];
          prices.set(maker, unitPrice);
          return { ...order, unitPrice };
        }),
      );
    },
  },
  {
    name: 'A listing that was repriced is shown twice',
    breaks: READ,
    killedBy: REPRICED,
    patch: () => {
      const seen = new Map<unknown, Record<string, unknown>>();
      return onItems('economy.traits.orders', (items) => {
        for (const order of items) seen.set(order['hash'], order);
        return [...seen.values()];
      });
    },
  },
];
