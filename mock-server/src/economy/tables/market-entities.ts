import { Uint256Schema } from '@trait-market/contract/economy/shared';
import type * as z from 'zod/mini';

import type { FrozenTable, LayeredTable, TextsOf } from '../../kernel/tables/layered-table';
import { BurnRowSchema, burnState } from './burn-row';
import { ConstructionRowSchema } from './construction-row';
import {
  DrawChainRowSchema,
  DrawConductSchema,
  DrawRowSchema,
  DropRowSchema,
  PacksRowSchema,
  SpendingLimitRowSchema,
} from './drop-row';
import { nonceKey, tokenKey } from './keys';
import { NoticeRowSchema, NoticeWatchRowSchema } from './notice-row';
import { OutfitRowSchema } from './outfit-row';
import { SearchRowSchema } from './search-row';
import { WatchedRowSchema } from './watched-row';
import {
  ActionRowSchema,
  ApprovalRowSchema,
  AvatarRowSchema,
  CountSchema,
  LooseRowSchema,
  OrderRowSchema,
  type OrderRow,
} from './rows';

/** What a table of the market is: all that its base, its rows and its part of a snapshot are made from. */
type MarketEntity<Row, IndexName extends string> = {
  row: z.ZodMiniType<Row, Row>;
  /** What rows are found by, beside their key. */
  indexes: Readonly<Record<IndexName, TextsOf<Row>>>;
};

const entity = <Row, IndexName extends string = never>(
  row: z.ZodMiniType<Row, Row>,
  indexes: Readonly<Record<IndexName, TextsOf<Row>>>,
): MarketEntity<Row, IndexName> => ({ row, indexes });

const orderTokens = ({ components: { offer, consideration } }: OrderRow): string[] => [
  ...new Set(
    [...offer, ...consideration].flatMap(({ itemType, token, identifierOrCriteria }) =>
      itemType === 2 || itemType === 3 ? [tokenKey(token, identifierOrCriteria)] : [],
    ),
  ),
];

/** Of an offer for any trait of a kind, the contract that the traits are of. */
const criteriaTokens = (row: OrderRow): string[] => {
  const token = row.criteria && row.components.consideration[0]?.token;
  return token === undefined ? [] : [token.toLowerCase()];
};

const criteriaRoots = (row: OrderRow): string[] => {
  const root = row.criteria && row.components.consideration[0]?.identifierOrCriteria;
  return root === undefined ? [] : [root];
};

const makerOf = ({ components }: OrderRow): string => components.offerer.toLowerCase();

/** Of every order that ever was nobody wants to look through all; an end by time is not seen here. */
const isOpen = ({ filledAt, cancelledAt }: OrderRow): boolean =>
  filledAt === null && cancelledAt === null;

/** Everything in a market that is kept by a key, each table said once. */
const DESCRIBED = {
  loose: entity(LooseRowSchema, {
    account: ({ account }) => [account],
    trait: ({ traitId }) => [traitId],
  }),
  avatars: entity(AvatarRowSchema, {
    owner: ({ owner }) => [owner],
    trait: ({ worn }) => Object.values(worn),
    collection: ({ collection }) => [collection],
  }),
  /** Wrapped coin in wei by chain and account. */
  wrapped: entity(Uint256Schema, {}),
  /** What Seaport may move, by chain, account and contract; without a row it may not. */
  approvals: entity(ApprovalRowSchema, { account: ({ account }) => [account] }),
  /** By chain and account, as decimal strings: what cancels all orders that were made under another one. */
  counters: entity(Uint256Schema, {}),
  /** Editions in all by trait. */
  supply: entity(CountSchema, {}),
  /** By `openMaker`, `openToken` and `openCriteria` are found those alone that are neither filled nor cancelled. */
  orders: entity(OrderRowSchema, {
    maker: (row) => [makerOf(row)],
    openMaker: (row) => (isOpen(row) ? [makerOf(row)] : []),
    openToken: (row) => (isOpen(row) ? orderTokens(row) : []),
    openCriteria: (row) => (isOpen(row) ? criteriaTokens(row) : []),
    criteria: criteriaRoots,
    commitment: ({ commitments }) => [
      ...new Set(commitments.map(({ token, avatarId }) => tokenKey(token, avatarId))),
    ],
  }),
  /** Actions that have gone through: a market begins with none. */
  acts: entity(ActionRowSchema, {
    nonce: ({ account, nonce }) => (nonce === null ? [] : [nonceKey(account, nonce)]),
  }),
  /** Avatars that were dressed, by the ids of the feed. */
  constructions: entity(ConstructionRowSchema, {
    act: ({ act }) => [act],
    avatar: ({ avatar }) => [avatar],
  }),
  /** Looks that wallets keep, by wallet and id. */
  outfits: entity(OutfitRowSchema, { account: ({ account }) => [account] }),
  /** What wallets keep an eye on, by wallet, kind and id. */
  watched: entity(WatchedRowSchema, { account: ({ account }) => [account] }),
  /** What wallets look for again and again, by wallet and id. */
  searches: entity(SearchRowSchema, { account: ({ account }) => [account] }),
  /** What wallets have been told, by wallet and subject. */
  inbox: entity(NoticeRowSchema, { account: ({ account }) => [account] }),
  /** How far each wallet has been told, and what it wants to be told, by wallet. */
  watches: entity(NoticeWatchRowSchema, {}),
  drops: entity(DropRowSchema, {
    trait: ({ boxes }) => [
      ...new Set(boxes.flatMap(({ traits }) => traits.map(({ traitId }) => traitId))),
    ],
  }),
  /** Editions left in a drop's box, by drop, section and trait; without one it is as it was declared. */
  boxed: entity(CountSchema, {}),
  /** By wallet and drop. */
  packs: entity(PacksRowSchema, {
    account: ({ account }) => [account],
    drop: ({ drop }) => [drop],
  }),
  draws: entity(DrawRowSchema, {
    account: ({ account }) => [account],
    drop: ({ drop }) => (drop === null ? [] : [drop]),
    pool: ({ pool }) => (pool === undefined ? [] : [pool]),
    /** Re-rolls whose stake is locked until their link comes, or their time is over. */
    staked: ({ pool, link, isReturned }) =>
      pool !== undefined && link === null && isReturned !== true ? ['staked'] : [],
    anchor: ({ anchor }) => [anchor],
  }),
  /** By their first links. */
  drawChains: entity(DrawChainRowSchema, { account: ({ account }) => [account] }),
  /** By chain and account. */
  spendingLimits: entity(SpendingLimitRowSchema, {}),
  burns: entity(BurnRowSchema, {
    account: ({ account }) => [account],
    trait: ({ traitId }) => [traitId],
    state: (row) => [burnState(row)],
  }),
  /** Editions that a wallet has given up and can take back, by account and trait. */
  locked: entity(LooseRowSchema, {
    account: ({ account }) => [account],
    trait: ({ traitId }) => [traitId],
  }),
  /** Editions that are gone for good, by trait. */
  burned: entity(CountSchema, {}),
  /** How draws are made here: one row, or none while it is honest. */
  drawConduct: entity(DrawConductSchema, {}),
};

type Described = typeof DESCRIBED;
export type MarketTableName = keyof Described;
export type RowsOf = { [Name in MarketTableName]: z.infer<Described[Name]['row']> };
export type IndexesOf = { [Name in MarketTableName]: keyof Described[Name]['indexes'] & string };

/** What is made of a table with such rows. */
type MadeOf<Row, IndexName extends string> = {
  base: FrozenTable<Row>;
  table: LayeredTable<Row, IndexName>;
  changes: [key: string, row: Row | null][];
  schema: z.ZodMiniType<[string, Row | null][], [string, Row | null][]>;
};

/** One and the same of each table of the market. */
type OfEachTable<Kind extends keyof MadeOf<unknown, string>> = {
  [Name in MarketTableName]: MadeOf<RowsOf[Name], IndexesOf[Name]>[Kind];
};

const ENTITIES: {
  readonly [Name in MarketTableName]: MarketEntity<RowsOf[Name], IndexesOf[Name]>;
} = DESCRIBED;
const isTableName = (name: string): name is MarketTableName => Object.hasOwn(ENTITIES, name);

/** Makes one and the same of each table of the market. */
export const ofEachTable = <Kind extends keyof MadeOf<unknown, string>>(
  make: <Name extends MarketTableName>(
    described: MarketEntity<RowsOf[Name], IndexesOf[Name]>,
    name: Name,
  ) => MadeOf<RowsOf[Name], IndexesOf[Name]>[Kind],
): OfEachTable<Kind> => {
  const one = <Name extends MarketTableName>(name: Name) =>
    [name, make(ENTITIES[name], name)] as const;
  const names = Object.keys(ENTITIES).filter(isTableName);
  // Object.fromEntries forgets which name has what; each has been given its own.
  return Object.fromEntries(names.map((name) => one(name))) as OfEachTable<Kind>;
};
