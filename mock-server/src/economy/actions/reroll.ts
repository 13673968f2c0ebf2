import {
  type Reroll,
  type RerollRequest,
  rerollAction,
} from '@trait-market/contract/economy/actions';
import type { Bytes32, ChainId, Slot, Tier } from '@trait-market/contract/economy/shared';
import {
  nextTier,
  POOL_OPENS_AT,
  REROLL_CREDITS,
  REROLL_LIMIT,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import { type DrawPick, type DrawTable, tableHash } from '@trait-market/contract/economy/draws';

import type { Account } from '../../kernel/account';
import { tierOfTrait } from '../burns/burned-editions';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { openCommitment, type OpenCommitment } from '../draws/commitments';
import { conductOf } from '../draws/conduct';
import { reveal } from '../draws/reveal';
import { nextSequence, putBeforeTheLast } from '../draws/sequence';
import type { Movement } from '../ledger/settlement';
import type { LedgerContext, MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { isPoolOpen, POOL_ACCOUNT, poolOf, tableOfPool } from '../reroll/pool';
import { drawsFrom, rerolledLately } from '../reroll/reroll-counts';
import { assertFree } from '../reroll/stake';
import { reviewOrders } from '../orders/review-orders';
import type { DrawRow } from '../tables/drop-row';
import { poolKey } from '../tables/keys';
import type { ActivityRow } from '../tables/rows';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';

/** The collection of a token on the chain that was signed for. */
export const collectionOn = (
  { catalogue }: MarketContext,
  token: Reroll['token'],
  chainId: ChainId,
): CollectionEntry => {
  const collection = catalogue.collectionByToken('trait', token);
  if (collection === undefined) {
    throw new MarketRefusal(
      'wrong-contract',
      'This contract doesn’t belong to a collection of this market.',
    );
  }
  if (collection.chainId === chainId) return collection;
  throw new MarketRefusal(
    'wrong-chain',
    'The collection is on another network. Switch your wallet to it.',
  );
};

const stakeOf = (
  { catalogue }: MarketContext,
  { slug }: CollectionEntry,
  slot: Slot,
  stake: readonly string[],
): TraitEntry[] =>
  stake.map((tokenId) => {
    const trait = catalogue.traitByToken(slug, tokenId);
    if (trait === undefined) throw new MarketRefusal('unknown-trait', 'There is no such trait.');
    if (trait.slot === slot) return trait;
    throw new MarketRefusal(
      'wrong-slot',
      `${trait.value} is for another slot. A pool takes traits of its own slot.`,
    );
  });

const assertAllFree = (
  context: MarketContext,
  caller: Account,
  stake: readonly TraitEntry[],
): void => {
  for (const trait of new Set(stake)) {
    const needed = stake.filter(({ id }) => id === trait.id).length;
    assertFree(context, caller, trait, needed);
  }
};

/** The tier that comes of an upgrade; undefined of a re-roll. */
const tierThatComes = (context: MarketContext, stake: readonly TraitEntry[]): Tier | undefined => {
  const [first, ...others] = stake.map(({ id }) => tierOfTrait(context, id));
  if (first === undefined || others.length === 0) return undefined;
  if (others.some((tier) => tier !== first)) {
    throw new MarketRefusal(
      'mixed-tiers',
      'An upgrade takes three editions of the same tier. Choose three that are.',
    );
  }
  const next = nextTier(first);
  if (next !== undefined) return next;
  throw new MarketRefusal(
    'no-next-tier',
    'Legendary is the scarcest tier there is. Re-roll one edition instead.',
  );
};

const tableFor = (
  context: MarketContext,
  { slug }: CollectionEntry,
  { slot, table: signed }: Reroll,
  tier: Tier | undefined,
): DrawTable => {
  const pooled = poolOf(context, slug, slot);
  if (!isPoolOpen(pooled)) {
    throw new MarketRefusal(
      'pool-closed',
      `A pool opens with ${POOL_OPENS_AT} different traits in it. This one has ${pooled.length}.`,
    );
  }
  const table = tableOfPool(context, slug, pooled, tier);
  if (table.sections.every(({ rows }) => rows.length === 0)) {
    throw new MarketRefusal(
      'next-tier-empty',
      `The pool has no ${tier} trait right now. You keep yours: try again later, or re-roll one edition.`,
    );
  }
  if (tableHash(table) === signed.toLowerCase()) return table;
  throw new MarketRefusal(
    'pool-moved',
    'The pool changed just now, and the chances with it. You keep what you put in. Sign again with the current chances.',
  );
};

const assertMayReroll = (context: MarketContext, caller: Account, pool: string): void => {
  if (drawsFrom(context, pool).waiting.length > 0) {
    throw new MarketRefusal(
      'draw-waiting',
      'A re-roll of this pool is still waiting for its result. Try again in a few minutes.',
    );
  }
  if (rerolledLately(context, caller).length < REROLL_LIMIT) return;
  throw new MarketRefusal(
    'reroll-limit',
    `You can re-roll ${REROLL_LIMIT} times in 24 hours. Come back later.`,
  );
};

const promiseFor = (
  context: MarketContext,
  caller: Account,
  commitment: string,
): OpenCommitment => {
  const promised = openCommitment(context, caller);
  if (promised?.commitment === commitment.toLowerCase()) return promised;
  throw new MarketRefusal(
    'commitment-moved',
    'This commitment was already used. Sign again with the next one.',
  );
};

const pay = (context: MarketContext, caller: Account, act: Bytes32, signed: Reroll): void => {
  const cost = signed.stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS;
  if (BigInt(cost) > BigInt(signed.highestCredits)) {
    throw new MarketRefusal(
      'price-moved',
      `This costs ${cost} credits now. Check it and sign again.`,
    );
  }
  if (context.credits.spend(caller, cost, act, 'reroll') !== undefined) return;
  throw new MarketRefusal('credits-short', `This costs ${cost} credits, and you have fewer.`);
};

/** What goes in and what comes out: the first edition joins the pool, the others are burned. */
export const rerollMovements = (
  { catalogue }: Pick<LedgerContext, 'catalogue'>,
  account: Account,
  { collection, stake }: { collection: string; stake: readonly string[] },
  picks: readonly DrawPick[],
): Movement[] => {
  const [joins, ...burned] = stake;
  if (joins === undefined) return [];
  return [
    { kind: 'trait', traitId: joins, from: account, to: POOL_ACCOUNT, quantity: 1 },
    ...burned.map((traitId): Movement => ({ kind: 'burn', traitId, from: account, quantity: 1 })),
    ...picks.map(({ tokenId }): Movement => {
      const traitId = catalogue.traitByToken(collection, tokenId)?.id;
      if (traitId === undefined) throw new Error(`${collection} has no trait ${tokenId}`);
      return { kind: 'trait', traitId, from: POOL_ACCOUNT, to: account, quantity: 1 };
    }),
  ];
};

type Happened = Omit<ActivityRow, 'id'>;

/** What the activity says: what was burned for it, and then what went in for what came out. */
export const rerollTold = (
  { account, chainId, at }: { account: Account; chainId: ChainId; at: number },
  movements: readonly Movement[],
): Happened[] => {
  const plain = { at, chainId, from: account, to: null, price: null, orderHash: null };
  const good = (traitId: string, quantity: number) =>
    ({ kind: 'trait', traitId, quantity }) as const;
  const burned = new Map<string, number>();
  for (const one of movements) {
    if (one.kind === 'burn') burned.set(one.traitId, (burned.get(one.traitId) ?? 0) + one.quantity);
  }
  const moved = movements.flatMap((one) => (one.kind === 'trait' ? [one] : []));
  const goods = moved.filter(({ to }) => to === POOL_ACCOUNT).map((one) => good(one.traitId, 1));
  const inReturn = moved.filter(({ to }) => to === account).map((one) => good(one.traitId, 1));
  return [
    ...[...burned].map(([traitId, quantity]): Happened => ({
      ...plain,
      type: 'burn',
      goods: [good(traitId, quantity)],
      inReturn: [],
    })),
    { ...plain, type: 'reroll', goods, inReturn },
  ];
};

/** Until a link comes that didn't come at once, nobody has what was put in. */
const locking = (account: Account, stake: readonly string[]): Movement[] =>
  stake.map((traitId) => ({ kind: 'lock', traitId, from: account, quantity: 1 }));

/** Re-rolls one edition, or upgrades three: draws from the pool as it stands, once for what was signed. */
export const reroll = async (
  context: MarketContext,
  caller: Account,
  request: RerollRequest,
): Promise<DrawRow> => {
  const { deployment, message, signature } = request;
  const { chainId, hash } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) => rerollAction.typedData(place, message),
  });
  const collection = collectionOn(context, message.token, chainId);
  const pool = poolKey(collection.slug, message.slot);
  assertMayReroll(context, caller, pool);
  const traits = stakeOf(context, collection, message.slot, message.stake);
  const tier = tierThatComes(context, traits);
  assertAllFree(context, caller, traits);
  const table = tableFor(context, collection, message, tier);
  const promised = promiseFor(context, caller, message.commitment);
  pay(context, caller, hash, message);

  const conduct = conductOf(context.tables);
  const now = context.now();
  const told = reveal(conduct, promised, { entropy: message.entropy, table, times: 1, now });
  const stake = traits.map(({ id }) => id);
  const movements =
    told.link === null
      ? locking(caller, stake)
      : rerollMovements(context, caller, { collection: collection.slug, stake }, told.picks);
  await context.settlement.execute(movements);
  const { rows: others } = drawsFrom(context, pool);
  const honest: DrawRow = {
    id: hash,
    account: caller,
    signed: { kind: 'reroll', chainId, deployment, message, signature },
    drop: null,
    packs: 0,
    pool,
    stake,
    sequence: nextSequence(context, others),
    anchor: promised.anchor,
    position: promised.position,
    commitment: promised.commitment,
    takenAt: now,
    ...told,
  };
  const row = conduct === 'reordered' ? putBeforeTheLast(context, others, honest) : honest;
  context.tables.draws.put(row.id, row);
  const activities =
    told.link === null
      ? []
      : rerollTold({ account: caller, chainId, at: now }, movements).map((one) =>
          context.tables.log.add(one),
        );
  recordExecution(context, {
    account: caller,
    hash,
    kind: 'reroll',
    chainId,
    nonce: message.nonce,
    at: now,
    orderHashes: [],
    activity: activities.at(-1)?.id ?? null,
  });
  reviewOrders(context, movements);
  return row;
};
