import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { ShownItem } from '@trait-market/contract/economy/showcases';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

export type CandidateKind = ShownItem['kind'];
type Candidates = { items: ShownItem[] | undefined; failed: Failed | undefined };
type Failed = { error: object | null; isFetching: boolean; refetch: () => unknown };

const placeOf = ({ rank }: Extract<InventoryItem, { kind: 'trait' }>): number =>
  rank?.place ?? Number.MAX_SAFE_INTEGER;

/** Returns what a wallet can show of a kind: traits by rank, avatars, or the latest looks that it made. */
export const useCandidates = (address: WalletAddress, kind: CandidateKind): Candidates => {
  const traits = useOwnedTraits(kind === 'trait' ? address : undefined);
  const avatars = useOwnedAvatars(kind === 'look' ? undefined : address);
  const looks = benchesApi.constructions.useQuery({
    queryKey: [ECONOMY_QUERIES, 'constructions', 'own', address.toLowerCase()],
    queryData: { query: { wallet: address, limit: MAX_PAGE } },
    select: ({ body }) => body.items,
    enabled: kind === 'look',
  });
  const failed = [traits, avatars, looks].find(({ error }) => error !== null);
  const items = (): ShownItem[] | undefined => {
    switch (kind) {
      case 'trait': {
        if (traits.data === undefined || avatars.data === undefined) return undefined;
        const ranked = traits.data.toSorted((one, other) => placeOf(one) - placeOf(other));
        const held = new Map(ranked.map(({ trait }) => [trait.id, trait]));
        const worn = avatars.data.flatMap(({ avatar }) => avatar.worn);
        const others = new Map(
          worn.filter(({ id }) => !held.has(id)).map((trait) => [trait.id, trait]),
        );
        return [...held.values(), ...others.values()].map((trait) => ({
          kind: 'trait',
          trait,
          held: 1,
        }));
      }
      case 'avatar':
        return avatars.data?.map(({ avatar, rank }) => ({
          kind: 'avatar',
          avatar,
          rank: rank?.place ?? 1,
        }));
      case 'look':
        return looks.data?.flatMap(({ id, avatar, after, isUndone }) =>
          isUndone
            ? []
            : [{ kind: 'look', id, avatar, imageUrl: after.imageUrl, rank: after.rank }],
        );
    }
  };
  return { items: items(), failed };
};
