import type { QueryClient } from '@tanstack/react-query';
import type { Beacon } from '@trait-market/contract/economy/beacon';
import { type Commitment, tableHash } from '@trait-market/contract/economy/draws';
import {
  nextTier,
  REROLL_CREDITS,
  type RerollPool,
  type RerollPoolDetail,
  rerollTable,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import {
  rarestFirst,
  type Tier,
  tierOf,
  type TraitRef,
  WornRaritySchema,
} from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { bytesToHex } from 'viem';

import { loadBeacon } from '@/lib/economy/draws/load-beacon';
import { rerollApi } from '@/lib/economy/draws/reroll-api';
import { economyKeys } from '@/lib/economy/queries/keys';

import { NO_ROUND, roundsOf } from '../messages/round';
import { withSendTimeout } from '../messages/send';
import { type StepOf, newStep } from '../messages/step';
import { labelsOfTraits } from '../messages/text/labels';
import { assertUnused } from '../messages/used-commitments';
import type { PrepareContext, Prepared } from '../shared/action';

export type RerollStep = StepOf<'reroll'>;

/** Returns the tier drawn for three staked editions; undefined for a single edition. */
const drawnTier = (stake: readonly OwnedTrait[]): Tier | undefined => {
  const [first] = stake;
  if (first === undefined || stake.length === 1) return undefined;
  return nextTier(first.tier ?? tierOf(first.editions));
};

export const creditsFor = (stake: readonly unknown[]): number =>
  stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS;

const editionsOf = (items: RerollPoolDetail['items']): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

const drawable = (
  { items }: RerollPoolDetail,
  stake: readonly OwnedTrait[],
): RerollPoolDetail['items'] => {
  const tier = drawnTier(stake);
  return items.filter((item) => tier === undefined || item.tier === tier);
};

/** Returns how many editions could be drawn for a stake. */
export const drawnFrom = (pool: RerollPoolDetail, stake: readonly OwnedTrait[]): number =>
  editionsOf(drawable(pool, stake));

/** Orders rarities; a trait that no avatar wears has no rarity yet, and comes last. */
const rank = ({ rarity }: Pick<TraitRef, 'rarity'>): number =>
  WornRaritySchema.options.findIndex((one) => one === rarity);

/** Returns the traits that could be drawn, rarest first. */
export const rarestOf = (pool: RerollPoolDetail, stake: readonly OwnedTrait[]): TraitRef[] =>
  rarestFirst(drawable(pool, stake).map(({ trait }) => trait));

/**
 * Returns how likely it is to draw a trait rarer than the staked one, and the same trait again.
 * Undefined for an upgrade, which draws from one tier only.
 */
export const oddsOf = (pool: RerollPoolDetail, stake: readonly OwnedTrait[]) => {
  const [own, ...others] = stake;
  if (own === undefined || others.length > 0) return undefined;
  const all = drawnFrom(pool, stake);
  // Not as “1 in 1.2”, because a rarer trait can be likelier than not.
  const chance = (items: RerollPoolDetail['items']) => {
    const some = editionsOf(items);
    return some === 0 ? 'None' : `${some} in ${all}`;
  };
  return {
    rarer:
      rank(own) < 0 ? undefined : chance(pool.items.filter(({ trait }) => rank(trait) > rank(own))),
    same: chance(pool.items.filter(({ tokenId }) => tokenId === own.tokenId)),
  };
};

/** Creates the step to sign: the displayed pool, the provider's commitment and new random bytes. */
const rerollStep = (
  pool: RerollPoolDetail,
  stake: readonly OwnedTrait[],
  owner: WalletAddress,
  { commitment }: Commitment,
  beacon: Beacon,
): RerollStep => ({
  ...newStep('reroll', pool.chainId, {
    owner,
    token: pool.token,
    slot: pool.slot,
    stake: stake.map(({ tokenId }) => tokenId),
    commitment,
    table: tableHash(rerollTable(pool, drawnTier(stake))),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    beacon: beacon.hash,
    round: NO_ROUND,
    highestCredits: String(creditsFor(stake)),
  }),
  rounds: roundsOf(beacon, pool.asOf, Date.now()),
});

type PoolRef = Pick<RerollPool, 'collection' | 'slot'>;

/** Fetches the pool's current contents. @throws AppError */
export const fetchPool = async (
  { collection, slot }: PoolRef,
  queryClient: QueryClient,
): Promise<RerollPoolDetail> => {
  const { body } = await rerollApi.initQueryClient(queryClient).pool.fetchQuery({
    // The key of the pool's page, so that the review shows the same contents immediately.
    queryKey: [...economyKeys.pools(), `${collection}/${slot}`],
    queryData: { params: { collection, slot }, fetchOptions: withSendTimeout() },
    staleTime: 0,
  });
  return body;
};

type Rolling = { pool: PoolRef; stake: readonly OwnedTrait[]; commitment: Commitment };
type Context = Pick<PrepareContext, 'address' | 'beaconHash' | 'queryClient'>;

/**
 * Prepares a re-roll. The commitment is a parameter, because the provider must commit to its part
 * before the user's random bytes exist. @throws UnreadableOrder
 */
export const preparedReroll = async (
  { pool, stake, commitment }: Rolling,
  { address, beaconHash, queryClient }: Context,
): Promise<Prepared> => {
  assertUnused(commitment);
  const fresh = await fetchPool(pool, queryClient);
  const beacon = await loadBeacon(queryClient, beaconHash);
  return {
    steps: [rerollStep(fresh, stake, address, commitment, beacon)],
    labels: labelsOfTraits(stake),
  };
};
