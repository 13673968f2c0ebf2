import {
  type Reroll,
  type RerollRequest,
  rerollAction,
} from '@trait-market/contract/economy/actions';
import type { ChainId, Slot, Tier } from '@trait-market/contract/economy/shared';
import {
  nextTier,
  POOL_OPENS_AT,
  REROLL_CREDITS,
  REROLL_LIMIT,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import { type DrawTable, tableHash } from '@trait-market/contract/economy/draws';

import type { Account } from '../../kernel/account';
import { assertRound } from '../beacon/assert-round';
import { tierOfTrait } from '../burns/burned-editions';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { logAcceptance } from '../draws/log-draws';
import { commitmentFor } from '../draws/commitments';
import { conductOf } from '../draws/conduct';
import { pendingDraw } from '../draws/pending-draw';
import { refuseDraw } from '../draws/refuse-draw';
import { nextSequence, putBeforeTheLast } from '../draws/sequence';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { collectionOn } from '../reroll/collection-on';
import { isPoolOpen, poolOf, tableOfPool } from '../reroll/pool';
import { drawsFrom, rerolledLately } from '../reroll/reroll-counts';
import { assertFree } from '../reroll/stake';
import type { DrawRow } from '../tables/drop-row';
import { poolKey } from '../tables/keys';
import { type ActionEffects, defineAction, type Signed } from './perform';

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

const nextTierFor = (context: MarketContext, stake: readonly TraitEntry[]): Tier | undefined => {
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
    'Traits with 1–5 editions are the scarcest tier. Re-roll one edition instead.',
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
  const isFalse = conductOf(context.tables) === 'false-refusal';
  if (!isFalse && tableHash(table) === signed.toLowerCase()) return table;
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

const costOf = ({ stake, highestCredits }: Reroll): number => {
  const cost = stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS;
  if (BigInt(cost) <= BigInt(highestCredits)) return cost;
  throw new MarketRefusal(
    'price-moved',
    `This costs ${cost} credits now. Check it and sign again.`,
  );
};

/** Locks the stake: no wallet owns it until the draw is decided or the stake is returned. */
const locking = (account: Account, stake: readonly string[]): Movement[] =>
  stake.map((traitId) => ({ kind: 'lock', traitId, from: account, quantity: 1 }));

const prepare = (context: MarketContext, caller: Account, message: Reroll, chainId: ChainId) => {
  const collection = collectionOn(context, message.token, chainId);
  const pool = poolKey(collection.slug, message.slot);
  assertMayReroll(context, caller, pool);
  const traits = stakeOf(context, collection, message.slot, message.stake);
  const tier = nextTierFor(context, traits);
  assertAllFree(context, caller, traits);
  const table = tableFor(context, collection, message, tier);
  const promised = commitmentFor(context, caller, message.commitment);
  const stake = traits.map(({ id }) => id);
  return { pool, table, promised, stake, cost: costOf(message) };
};

export const reroll = defineAction(rerollAction, {
  isLogged: true,
  refused: (context, { caller, chainId, hash, now, request }, refusal) => {
    const { deployment, message, signature } = request;
    const signed = { kind: 'reroll' as const, chainId, deployment, message, signature };
    return refuseDraw(context, { id: hash, account: caller, signed, now }, refusal);
  },
  effects: (context, signed: Signed<RerollRequest>): ActionEffects<DrawRow> => {
    const { caller, chainId, hash, now, request } = signed;
    const { deployment, message, signature } = request;
    assertRound(message, now);
    const prepared = prepare(context, caller, message, chainId);
    const { pool, table, promised, stake, cost } = prepared;
    const conduct = conductOf(context.tables);
    return {
      credits: { amount: cost, reason: 'reroll' },
      movements: locking(caller, stake),
      store: () => {
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
          ...pendingDraw(conduct, promised, { message, table, now }),
        };
        const row = conduct === 'reordered' ? putBeforeTheLast(context, others, honest) : honest;
        logAcceptance(context, row);
        return row;
      },
    };
  },
});
