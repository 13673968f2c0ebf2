import { CHAINS } from '@trait-market/contract/economy/shared';
import {
  type BulkSignature,
  isBulkSignature,
  readBulkSignature,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { keccak256 } from 'viem';

import type { Movement, Settlement } from '../../economy/ledger/settlement';
import type { OrderTerms } from '../../economy/orders/order-terms';
import type { OrderRow } from '../../economy/tables/rows';
import { MARKET_FEE_ACCOUNT } from '../../economy/prices/fees';
import { accountOf } from '../../kernel/account';
import { ALPHA, FEE_ACCOUNTS } from '../market-catalogue';
import type { Plant } from './hold-against-seaport';

export const moving =
  (change: (movements: readonly Movement[]) => readonly Movement[]): Plant =>
  ({ context }) => {
    const { settlement } = context;
    context.settlement = {
      ...settlement,
      execute: (movements) => settlement.execute(change(movements)),
    };
  };

export const reading =
  (change: (settlement: Settlement) => Partial<Settlement>): Plant =>
  ({ context }) => {
    context.settlement = { ...context.settlement, ...change(context.settlement) };
  };

export const understanding =
  (change: (terms: OrderTerms, order: OrderRow) => Partial<OrderTerms>): Plant =>
  ({ context }) => {
    const { termsOf } = context;
    context.termsOf = (order) => {
      const terms = termsOf(order);
      return { ...terms, ...change(terms, order) };
    };
  };

export const noting =
  (change: (order: OrderRow, before: OrderRow | undefined) => Partial<OrderRow>): Plant =>
  ({ context: { tables } }) => {
    const { orders } = tables;
    tables.orders = {
      ...orders,
      put: (hash, order) => orders.put(hash, { ...order, ...change(order, orders.find(hash)) }),
    };
  };

const isFee = (movement: Movement): boolean =>
  movement.kind === 'coin' && FEE_ACCOUNTS.includes(movement.to);

export const each = (change: (movement: Movement) => readonly Movement[]): Plant =>
  moving((movements) => movements.flatMap((movement) => change(movement)));

const approving = (
  change: (movement: Extract<Movement, { kind: 'approve' }>) => readonly Movement[],
): Plant => each((movement) => (movement.kind === 'approve' ? change(movement) : [movement]));

/** Cancels the orders that `chosen` returns of those that one signature names, and no other. */
const cancelingOnly =
  (chosen: (orders: readonly OrderRow[]) => readonly OrderRow[]): Plant =>
  (market) => {
    const { cancelSeveral } = market;
    const { orders } = market.context.tables;
    Object.assign(market, {
      cancelSeveral: async (...sent: Parameters<typeof cancelSeveral>) => {
        const before = sent[1].message.orderHashes.flatMap((hash) => orders.find(hash) ?? []);
        const result = await cancelSeveral(...sent);
        const left = chosen(before);
        for (const order of before) if (!left.includes(order)) orders.put(order.hash, order);
        return result;
      },
    });
  };

const withoutMoney = ({ money }: OrderTerms, change: (fees: bigint) => bigint) =>
  money === undefined ? {} : { money: { ...money, price: change(money.price) } };

/** Changes how an order of several is stored when it is posted. */
const notingOfSeveral = (change: (order: OrderRow) => Partial<OrderRow>): Plant =>
  noting((order, before) =>
    before === undefined && isBulkSignature(order.signature) ? change(order) : {},
  );

const signingOfSeveral = (change: (bulk: BulkSignature) => BulkSignature): Plant =>
  notingOfSeveral(({ signature }) => {
    const bulk = readBulkSignature(signature);
    return bulk === undefined ? {} : { signature: writeBulkSignature(change(bulk)) };
  });

export const PLANTED_ERRORS: Readonly<Record<string, Plant>> = {
  'a fee is rounded up by a wei': each((movement) =>
    isFee(movement) && movement.kind === 'coin'
      ? [{ ...movement, amount: movement.amount + 1n }]
      : [movement],
  ),
  'a fee is forgotten': each((movement) => (isFee(movement) ? [] : [movement])),
  'royalties go to the market': each((movement) =>
    isFee(movement) && movement.kind === 'coin'
      ? [{ ...movement, to: accountOf(MARKET_FEE_ACCOUNT) }]
      : [movement],
  ),
  'the fees of a fill in part are those of one unit': moving((movements) => {
    const units = movements.find((one) => one.kind === 'trait');
    return movements.map((movement) =>
      isFee(movement) && movement.kind === 'coin' && units?.kind === 'trait'
        ? { ...movement, amount: movement.amount / BigInt(units.quantity) }
        : movement,
    );
  }),
  'an order ends a second late': understanding(({ expiresAt }) => ({
    expiresAt: expiresAt + 1000,
  })),
  'an order ends a second early': understanding(({ expiresAt }) => ({
    expiresAt: expiresAt - 1000,
  })),
  'an order ends a day late': understanding(({ expiresAt }) => ({
    expiresAt: expiresAt + 86_400_000,
  })),
  'an order has one unit more than it says': understanding(({ quantity }) => ({
    quantity: quantity + 1,
  })),
  'a fill in part delivers one unit': each((movement) =>
    movement.kind === 'trait' ? [{ ...movement, quantity: 1 }] : [movement],
  ),
  'a fill in part is not noted': noting((order, before) => ({
    filled: before === undefined || order.filledAt !== null ? order.filled : before.filled,
  })),
  'a fill in part ends the order': noting((order) => ({
    filledAt: order.filled > 0 ? order.createdAt : null,
  })),
  'a filled order can be filled again': noting((order) => ({
    filledAt: null,
    filled: order.filledAt === null ? order.filled : 0,
  })),
  'an order that was canceled can be filled': noting(() => ({ cancelledAt: null })),
  'of several canceled orders the last stays open': cancelingOnly((named) => named.slice(0, -1)),
  'a closed order stops the cancellation of the others': cancelingOnly((named) =>
    named.some((order) => order.filledAt !== null || order.cancelledAt !== null) ? [] : named,
  ),
  'canceling all leaves the counter as it was': ({ context: { tables } }) => {
    tables.counters = { ...tables.counters, put: () => {} };
  },
  'a listing is paid in wrapped coin': each((movement) =>
    movement.kind === 'coin' && movement.coin === 'native'
      ? [{ ...movement, coin: 'wrapped' }]
      : [movement],
  ),
  'an offer is paid on the other network': each((movement) =>
    movement.kind === 'coin' && movement.coin === 'wrapped'
      ? [{ ...movement, chainId: movement.chainId === 1 ? 137 : 1 }]
      : [movement],
  ),
  'what was bought stays with its seller': each((movement) =>
    movement.kind === 'trait' ? [{ ...movement, to: movement.from }] : [movement],
  ),
  'of a trade of several items only one moves': moving((movements) => {
    const traits = movements.filter(({ kind }) => kind === 'trait');
    return traits.length > 2 ? movements.filter((one) => one !== traits.at(-1)) : movements;
  }),
  'an avatar is paid for and not given': each((movement) =>
    movement.kind === 'avatar' ? [] : [movement],
  ),
  'an owner’s last edition does not count': reading(({ looseOf }) => ({
    looseOf: (account, traitId) => Math.max(0, looseOf(account, traitId) - 1),
  })),
  'half of an owner’s wrapped coin does not count': reading(({ coinOf }) => ({
    coinOf: (account, chainId, coin) =>
      coinOf(account, chainId, coin) / (coin === 'wrapped' ? 2n : 1n),
  })),
  'approvals are not looked at': reading(() => ({ isApproved: () => true })),
  'an approval that was taken back still counts': approving((movement) =>
    movement.approved ? [movement] : [],
  ),
  'an approval never arrives': approving((movement) => (movement.approved ? [] : [movement])),
  'wrapped coin needs no approval': reading(({ isApproved }) => ({
    isApproved: (account, chainId, token) =>
      token === CHAINS[chainId].wrapped || isApproved(account, chainId, token),
  })),
  'avatars are approved with their traits': reading(({ isApproved }) => ({
    isApproved: (account, chainId, token) =>
      isApproved(
        account,
        chainId,
        token === ALPHA.contracts.avatars ? ALPHA.contracts.traits : token,
      ),
  })),
  'a promise about an avatar is not looked at': reading(({ wornBy }) => ({
    wornBy: (avatar, slot) => wornBy(avatar, slot) ?? `${avatar.split('/')[0]}-hat`,
  })),
  'for an offer for any trait another one is given than was named': each((movement) =>
    movement.kind === 'trait' && movement.traitId === 'alpha-hat'
      ? [{ ...movement, traitId: 'alpha-cap' }]
      : [movement],
  ),
  'a price is a wei more than was signed': understanding((terms) =>
    withoutMoney(terms, (price) => price + 1n),
  ),
  'unwrapping gives twice': each((movement) =>
    movement.kind === 'unwrap'
      ? [
          movement,
          {
            kind: 'fund',
            chainId: movement.chainId,
            coin: 'native',
            to: movement.account,
            amount: movement.amount,
          },
        ]
      : [movement],
  ),
  'an order of several is stored with the proof of another': signingOfSeveral(
    ({ proof, ...bulk }) => ({
      ...bulk,
      proof: [...proof.slice(0, -1), keccak256(proof.at(-1) ?? '0x')],
    }),
  ),
  'an order of several is stored with the place of its neighbor': signingOfSeveral((bulk) => ({
    ...bulk,
    index: bulk.index ^ 1,
  })),
  'an order of several is stored in a tree that is too high': signingOfSeveral((bulk) => ({
    ...bulk,
    proof: [...bulk.proof, ...bulk.proof.slice(-1)],
  })),
  'an order of several is stored at another price': notingOfSeveral(({ components }) => {
    const [item, ...rest] = components.consideration;
    if (item === undefined) return {};
    const amount = String(BigInt(item.startAmount) + 1n);
    const consideration = [{ ...item, startAmount: amount, endAmount: amount }, ...rest];
    return { components: { ...components, consideration } };
  }),
};
