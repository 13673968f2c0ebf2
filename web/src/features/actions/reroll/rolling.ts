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

import { chanceText } from '@/lib/economy/amounts/chance-text';
import { editionsIn } from '@/lib/economy/draws/average-price';
import { loadBeacon } from '@/lib/economy/draws/load-beacon';
import { rerollApi } from '@/lib/economy/draws/reroll-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { editionsText, rarityNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';

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

/** Returns what could be drawn for a stake. */
export const drawable = (
  { items }: RerollPoolDetail,
  stake: readonly OwnedTrait[],
): RerollPoolDetail['items'] => {
  const tier = drawnTier(stake);
  return items.filter((item) => tier === undefined || item.tier === tier);
};

/** Returns how many editions could be drawn for a stake. */
export const drawnFrom = (pool: RerollPoolDetail, stake: readonly OwnedTrait[]): number =>
  editionsIn(drawable(pool, stake));

/** Orders rarities; a trait that no avatar wears has no rarity yet, and comes last. */
const rank = ({ rarity }: Pick<TraitRef, 'rarity'>): number =>
  WornRaritySchema.options.findIndex((one) => one === rarity);

/** Returns the traits that could be drawn, rarest first. */
export const rarestOf = (pool: RerollPoolDetail, stake: readonly OwnedTrait[]): TraitRef[] =>
  rarestFirst(drawable(pool, stake).map(({ trait }) => trait));

/**
 * Returns how likely it is to draw a higher rarity than the highest in the stake, fewer editions
 * than the fewest, and the same trait again, which an upgrade can't draw.
 */
export const chancesOf = (
  pool: RerollPoolDetail,
  stake: readonly OwnedTrait[],
): { label: string; detail: string; value: string }[] => {
  const [highest] = rarestFirst(stake);
  if (highest === undefined) return [];
  const items = drawable(pool, stake);
  const fewest = Math.min(...stake.map(({ editions }) => editions));
  const all = editionsIn(items);
  const chance = (some: RerollPoolDetail['items']) => {
    const count = editionsIn(some);
    return { detail: `${count} of ${editionsText(all)}`, value: chanceText(count, all) };
  };
  return [
    ...(rank(highest) < 0
      ? []
      : [
          {
            label: `Chance of a higher rarity than ${rarityNames[highest.rarity]}`,
            ...chance(items.filter(({ trait }) => rank(trait) > rank(highest))),
          },
        ]),
    {
      label: `Chance of fewer editions than ${grouped(fewest)}`,
      ...chance(items.filter(({ editions = fewest }) => editions < fewest)),
    },
    ...(stake.length > 1
      ? []
      : [
          {
            label: 'Chance of the same trait',
            ...chance(items.filter(({ tokenId }) => tokenId === highest.tokenId)),
          },
        ]),
  ];
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
