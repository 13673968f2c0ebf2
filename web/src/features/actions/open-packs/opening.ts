import type { QueryClient } from '@tanstack/react-query';
import { MAX_PACKS_OPENED } from '@trait-market/contract/economy/actions';
import type { Beacon } from '@trait-market/contract/economy/beacon';
import { type Commitment, tableHash } from '@trait-market/contract/economy/draws';
import { boxTable, type Drop, type DropDetail } from '@trait-market/contract/economy/drops';
import { OPENED_LIMIT, type WalletPacks } from '@trait-market/contract/economy/packs';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { bytesToHex } from 'viem';

import { dropsApi } from '@/lib/economy/draws/drops-api';
import { loadBeacon } from '@/lib/economy/draws/load-beacon';
import { economyKeys } from '@/lib/economy/queries/keys';

import { NO_ROUND, roundsOf } from '../messages/round';
import { withSendTimeout } from '../messages/send';
import { type StepOf, newStep } from '../messages/step';
import { labelsOfDrop } from '../messages/text/labels';
import { assertUnused } from '../messages/used-commitments';
import type { PrepareContext, Prepared } from '../shared/action';

export type PackOpenStep = StepOf<'packOpen'>;

const unopenedOf = ({ items }: WalletPacks, { id }: Pick<Drop, 'id'>): number =>
  items.find(({ drop }) => drop.id === id)?.unopened ?? 0;

/** Returns how many packs of a drop a wallet has, and how many it may open with one signature now. */
export const openable = (own: WalletPacks, drop: Pick<Drop, 'id'>) => {
  const unopened = unopenedOf(own, drop);
  return { unopened, most: Math.min(MAX_PACKS_OPENED, unopened, OPENED_LIMIT - own.opened) };
};

/** Signs the displayed contents, the provider's commitment and new random bytes. */
const packOpenStep = (
  drop: DropDetail,
  count: number,
  owner: WalletAddress,
  { commitment }: Commitment,
  beacon: Beacon,
): PackOpenStep => ({
  ...newStep('packOpen', drop.chainId, {
    owner,
    drop: drop.id,
    packs: String(count),
    commitment,
    table: tableHash(boxTable(drop, 'left')),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    beacon: beacon.hash,
    round: NO_ROUND,
  }),
  rounds: roundsOf(beacon, drop.asOf, Date.now()),
});

type Opening = { drop: Pick<Drop, 'id'>; count: number; commitment: Commitment };
type Context = Pick<PrepareContext, 'address' | 'beaconHash'> & { queryClient: QueryClient };

/**
 * Prepares an opening. The commitment is a parameter, because the provider must commit to its part
 * before the user's random bytes exist. @throws UnreadableOrder
 */
export const preparedOpening = async (
  { drop, count, commitment }: Opening,
  { address, beaconHash, queryClient }: Context,
): Promise<Prepared> => {
  assertUnused(commitment);
  const { body: now } = await dropsApi.initQueryClient(queryClient).detail.fetchQuery({
    queryKey: [...economyKeys.drops(), drop.id, 'opening'],
    queryData: { params: { id: drop.id }, fetchOptions: withSendTimeout() },
    staleTime: 0,
  });
  if (tableHash(boxTable(now, 'left')) !== now.left.toLowerCase())
    throw new UnreadableOrder('What’s shown as left doesn’t match what would be signed.');
  const beacon = await loadBeacon(queryClient, beaconHash);
  return {
    steps: [packOpenStep(now, count, address, commitment, beacon)],
    labels: labelsOfDrop(now),
  };
};
