import type { ChainId } from '@trait-market/contract/economy/chains';

import type { Account } from '../kernel/account';
import { createActivityLog, EMPTY_LOG, type ActivityLog, type FrozenLog } from './activity-log';
import {
  createLayeredTable,
  emptyTable,
  type FrozenTable,
  type LayeredTable,
} from '../kernel/tables/layered-table';
import type { ActRow, AvatarRow, EconomyState, LooseRow, NoticeRow, OrderRow } from './rows';

/** Everything in a market that can change. */
export type MarketTables = {
  loose: LayeredTable<LooseRow, 'account' | 'trait'>;
  avatars: LayeredTable<AvatarRow, 'owner' | 'trait' | 'collection'>;
  weth: LayeredTable<string, never>;
  counters: LayeredTable<number, never>;
  supply: LayeredTable<number, never>;
  /** By `openMaker` and `openToken` are found those alone that are neither filled nor cancelled. */
  orders: LayeredTable<OrderRow, 'maker' | 'openMaker' | 'openToken' | 'commitment'>;
  acts: LayeredTable<ActRow, 'nonce'>;
  log: ActivityLog;
  notices: NoticeRow[];
};

/** A market that never changes again: what the worlds of a seed begin with. */
export type MarketBase = {
  /** The time that it is of, in milliseconds since 1970. */
  anchor: number;
  loose: FrozenTable<LooseRow>;
  avatars: FrozenTable<AvatarRow>;
  weth: FrozenTable<string>;
  counters: FrozenTable<number>;
  supply: FrozenTable<number>;
  orders: FrozenTable<OrderRow>;
  log: FrozenLog;
};

export const emptyBase = (anchor: number): MarketBase => ({
  anchor,
  loose: emptyTable(),
  avatars: emptyTable(),
  weth: emptyTable(),
  counters: emptyTable(),
  supply: emptyTable(),
  orders: emptyTable(),
  log: EMPTY_LOG,
});

export const looseKey = (account: Account, traitId: string): string => `${account}/${traitId}`;
export const avatarKey = (collection: string, tokenId: string): string =>
  `${collection}/${tokenId}`;
export const chainKey = (chainId: ChainId, account: Account): string => `${chainId}:${account}`;
/** What orders are found by: a token on either side of them. */
export const tokenKey = (token: string, tokenId: string): string =>
  `${token.toLowerCase()}/${tokenId}`;

const orderTokens = ({ components: { offer, consideration } }: OrderRow): string[] => [
  ...new Set(
    [...offer, ...consideration].flatMap(({ itemType, token, identifierOrCriteria }) =>
      itemType === 2 || itemType === 3 ? [tokenKey(token, identifierOrCriteria)] : [],
    ),
  ),
];

const makerOf = ({ components }: OrderRow): string => components.offerer.toLowerCase();

/** Of every order that ever was nobody wants to look through all; an end by time is not seen here. */
const isOpen = ({ filledAt, cancelledAt }: OrderRow): boolean =>
  filledAt === null && cancelledAt === null;

export const actKey = (account: Account, hash: string): string =>
  `${account}/${hash.toLowerCase()}`;
export const nonceKey = (account: Account, nonce: string): string => `${account}/${nonce}`;

/** The tables of a world's market; `state` is what it was before, over the same base. */
export const openTables = (base: MarketBase, state?: EconomyState): MarketTables => ({
  loose: createLayeredTable(
    base.loose,
    { account: ({ account }) => [account], trait: ({ traitId }) => [traitId] },
    state?.loose,
  ),
  avatars: createLayeredTable(
    base.avatars,
    {
      owner: ({ owner }) => [owner],
      trait: ({ worn }) => Object.values(worn),
      collection: ({ collection }) => [collection],
    },
    state?.avatars,
  ),
  weth: createLayeredTable(base.weth, {}, state?.weth),
  counters: createLayeredTable(base.counters, {}, state?.counters),
  supply: createLayeredTable(base.supply, {}, state?.supply),
  orders: createLayeredTable(
    base.orders,
    {
      maker: (row) => [makerOf(row)],
      openMaker: (row) => (isOpen(row) ? [makerOf(row)] : []),
      openToken: (row) => (isOpen(row) ? orderTokens(row) : []),
      commitment: ({ commitments }) => [
        ...new Set(commitments.map(({ token, avatarId }) => tokenKey(token, avatarId))),
      ],
    },
    state?.orders,
  ),
  acts: createLayeredTable(
    emptyTable<ActRow>(),
    { nonce: ({ account, nonce }) => (nonce === null ? [] : [nonceKey(account, nonce)]) },
    state?.acts,
  ),
  log: createActivityLog(base.log, state?.activities),
  notices: [...(state?.notices ?? [])],
});

/** What differs from the base. */
export const stateOfTables = (anchor: number, tables: MarketTables): EconomyState => ({
  anchor,
  loose: tables.loose.changes(),
  avatars: tables.avatars.changes(),
  weth: tables.weth.changes(),
  counters: tables.counters.changes(),
  supply: tables.supply.changes(),
  orders: tables.orders.changes(),
  acts: tables.acts.changes(),
  activities: tables.log.own(),
  notices: [...tables.notices],
});

/** A base out of what a market has become. */
export const freezeTables = (anchor: number, tables: MarketTables): MarketBase => ({
  anchor,
  loose: tables.loose.freeze(),
  avatars: tables.avatars.freeze(),
  weth: tables.weth.freeze(),
  counters: tables.counters.freeze(),
  supply: tables.supply.freeze(),
  orders: tables.orders.freeze(),
  log: tables.log.freeze(),
});
