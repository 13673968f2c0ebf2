import { Uint256Schema } from '@trait-market/contract/economy/shared';
import { ITEM } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';
import type * as z from 'zod/mini';

import type { FrozenTable, LayeredTable, TextsOf } from '../../kernel/tables/layered-table';
import { AlertRowSchema } from './alert-row';
import { BurnRowSchema, burnState } from './burn-row';
import { ConstructionRowSchema } from './construction-row';
import { DrawLogRowSchema } from './draw-log-row';
import {
  DrawChainRowSchema,
  DrawConductSchema,
  DrawRefusalRowSchema,
  DrawRowSchema,
  DropRowSchema,
  PacksRowSchema,
  SpendingLimitRowSchema,
} from './drop-row';
import { nonceKey, tokenKey } from './keys';
import { NoticeRowSchema, NoticeWatchRowSchema } from './notice-row';
import { OutfitRowSchema } from './outfit-row';
import { SearchRowSchema } from './search-row';
import { ShowcaseRowSchema } from './showcase-row';
import { WatchedRowSchema } from './watched-row';
import {
  ActionRowSchema,
  ApprovalRowSchema,
  AvatarRowSchema,
  CountSchema,
  LooseRowSchema,
  OrderRowSchema,
  TimeSchema,
  type OrderRow,
} from './rows';

/** A market table's description, from which its base, rows and snapshot are derived. */
type MarketEntity<Row, IndexName extends string> = {
  row: z.ZodMiniType<Row, Row>;
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

const criteriaTokens = (row: OrderRow): string[] => {
  const token = row.criteria && row.components.consideration[0]?.token;
  return token === undefined ? [] : [token.toLowerCase()];
};

const anyAvatarTokens = ({ components: { consideration } }: OrderRow): string[] => {
  const [wanted] = consideration;
  return wanted?.itemType === ITEM.erc721OfCriteria ? [wanted.token.toLowerCase()] : [];
};

const criteriaRoots = (row: OrderRow): string[] => {
  const root = row.criteria && row.components.consideration[0]?.identifierOrCriteria;
  return root === undefined ? [] : [root];
};

/** Returns whom a listing is reserved for, from the last item, which goes to that wallet. */
const reservedForOf = ({ components: { offerer, consideration } }: OrderRow): string[] => {
  const [first] = consideration;
  const last = consideration.at(-1);
  if (first?.itemType !== ITEM.native || last === undefined || last.itemType < ITEM.erc721)
    return [];
  return isSameAddress(last.recipient, offerer) ? [] : [last.recipient.toLowerCase()];
};

const makerOf = ({ components }: OrderRow): string => components.offerer.toLowerCase();

/**
 * Returns whether the indexes of open orders contain an order. Expired orders remain in them,
 * because expiring changes no row.
 */
const isOpen = ({ filledAt, cancelledAt }: OrderRow): boolean =>
  filledAt === null && cancelledAt === null;

const isPublic = (row: OrderRow): boolean => reservedForOf(row).length === 0;

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
  /** Balances of wrapped tokens in wei, by chain and account. */
  wrapped: entity(Uint256Schema, {}),
  /** Seaport approvals by chain, account and contract; a missing row means no approval. */
  approvals: entity(ApprovalRowSchema, { account: ({ account }) => [account] }),
  /** Order counters as decimal strings, by chain and account. */
  counters: entity(Uint256Schema, {}),
  supply: entity(CountSchema, {}),
  /** The indexes whose names begin with `open` contain only open orders. */
  orders: entity(OrderRowSchema, {
    maker: (row) => [makerOf(row)],
    token: orderTokens,
    criteriaToken: criteriaTokens,
    openMaker: (row) => (isOpen(row) ? [makerOf(row)] : []),
    /** Excludes reserved listings, so that no list, count or price of the market includes them. */
    openToken: (row) => (isOpen(row) && isPublic(row) ? orderTokens(row) : []),
    openReserved: (row) => (isOpen(row) ? reservedForOf(row) : []),
    openCriteria: (row) => (isOpen(row) ? criteriaTokens(row) : []),
    openAnyAvatar: (row) => (isOpen(row) ? anyAvatarTokens(row) : []),
    criteria: criteriaRoots,
    commitment: ({ commitments }) => [
      ...new Set(commitments.map(({ token, avatarId }) => tokenKey(token, avatarId))),
    ],
  }),
  acts: entity(ActionRowSchema, {
    nonce: ({ account, nonce }) => (nonce === null ? [] : [nonceKey(account, nonce)]),
  }),
  /** Dressings by their id in the feed. */
  constructions: entity(ConstructionRowSchema, {
    act: ({ act }) => [act],
    avatar: ({ avatar }) => [avatar],
  }),
  /** Outfits by wallet and id. */
  outfits: entity(OutfitRowSchema, { account: ({ account }) => [account] }),
  /** Watchlist entries by wallet, kind and id. */
  watched: entity(WatchedRowSchema, { account: ({ account }) => [account] }),
  searches: entity(SearchRowSchema, { account: ({ account }) => [account] }),
  alerts: entity(AlertRowSchema, { account: ({ account }) => [account] }),
  showcases: entity(ShowcaseRowSchema, {}),
  /** Notices by wallet and subject. */
  inbox: entity(NoticeRowSchema, { account: ({ account }) => [account] }),
  watches: entity(NoticeWatchRowSchema, {}),
  drops: entity(DropRowSchema, {
    trait: ({ boxes }) => [
      ...new Set(boxes.flatMap(({ traits }) => traits.map(({ traitId }) => traitId))),
    ],
  }),
  /** The editions left in a box, by drop, section and trait; a missing row means a full box. */
  boxed: entity(CountSchema, {}),
  packs: entity(PacksRowSchema, {
    account: ({ account }) => [account],
    drop: ({ drop }) => [drop],
  }),
  draws: entity(DrawRowSchema, {
    account: ({ account }) => [account],
    drop: ({ drop }) => (drop === null ? [] : [drop]),
    pool: ({ pool }) => (pool === undefined ? [] : [pool]),
    /** Indexes draws without a result, until their stake is returned. */
    pending: ({ link, isReturned }) => (link === null && isReturned !== true ? ['pending'] : []),
    anchor: ({ anchor }) => [anchor],
    /** Indexes accepted draws whose reveal or return isn't in the draw log yet. */
    unresolved: ({ logged }) => (logged === 'accepted' ? ['unresolved'] : []),
  }),
  /** Refused draws by the digest of their message. */
  drawRefusals: entity(DrawRefusalRowSchema, {
    all: () => ['all'],
    account: ({ account }) => [account],
    drop: ({ drop }) => (drop === null ? [] : [drop]),
    pool: ({ pool }) => (pool === null ? [] : [pool]),
    anchor: ({ anchor }) => [anchor],
  }),
  drawChains: entity(DrawChainRowSchema, { account: ({ account }) => [account] }),
  /** The entries of the draw log by index. */
  drawLog: entity(DrawLogRowSchema, {
    all: () => ['all'],
    wallet: ({ wallet }) => [wallet],
    hash: ({ hash }) => [hash],
    subject: ({ subject }) => (subject === null ? [] : [subject]),
  }),
  spendingLimits: entity(SpendingLimitRowSchema, {}),
  burns: entity(BurnRowSchema, {
    account: ({ account }) => [account],
    trait: ({ traitId }) => [traitId],
    state: (row) => [burnState(row)],
  }),
  locked: entity(LooseRowSchema, {
    account: ({ account }) => [account],
    trait: ({ traitId }) => [traitId],
  }),
  burned: entity(CountSchema, {}),
  /** The time since which the beacon publishes no rounds: a single row, or none. */
  beaconDelay: entity(TimeSchema, {}),
  /** How draws behave: a single row, or none for `honest`. */
  drawConduct: entity(DrawConductSchema, {}),
};

type Described = typeof DESCRIBED;
export type MarketTableName = keyof Described;
export type RowsOf = { [Name in MarketTableName]: z.infer<Described[Name]['row']> };
export type IndexesOf = { [Name in MarketTableName]: keyof Described[Name]['indexes'] & string };

type MadeOf<Row, IndexName extends string> = {
  base: FrozenTable<Row>;
  table: LayeredTable<Row, IndexName>;
  changes: [key: string, row: Row | null][];
  schema: z.ZodMiniType<[string, Row | null][], [string, Row | null][]>;
};

type OfEachTable<Kind extends keyof MadeOf<unknown, string>> = {
  [Name in MarketTableName]: MadeOf<RowsOf[Name], IndexesOf[Name]>[Kind];
};

const ENTITIES: {
  readonly [Name in MarketTableName]: MarketEntity<RowsOf[Name], IndexesOf[Name]>;
} = DESCRIBED;
const isTableName = (name: string): name is MarketTableName => Object.hasOwn(ENTITIES, name);

export const ofEachTable = <Kind extends keyof MadeOf<unknown, string>>(
  make: <Name extends MarketTableName>(
    described: MarketEntity<RowsOf[Name], IndexesOf[Name]>,
    name: Name,
  ) => MadeOf<RowsOf[Name], IndexesOf[Name]>[Kind],
): OfEachTable<Kind> => {
  const one = <Name extends MarketTableName>(name: Name) =>
    [name, make(ENTITIES[name], name)] as const;
  const names = Object.keys(ENTITIES).filter(isTableName);
  // Object.fromEntries loses the relation between each name and its type.
  return Object.fromEntries(names.map((name) => one(name))) as OfEachTable<Kind>;
};
