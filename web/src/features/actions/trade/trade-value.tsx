import { type Asset, readOrder } from '@trait-market/contract/economy/typed-data';
import type { AvatarRef, Item, TraitRef } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { Skeleton } from '@/components/ui/skeleton';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { messageOf } from '../messages/signed-messages';
import type { ActionOf, StepsAt } from '../shared/action';
import { ownFloors } from '../shared/holding/use-floors';
import { TradeSides } from '../shared/orders/trade-sides';

type Place = Pick<Asset, 'token' | 'tokenId'>;

/** Returns the items of a side; undefined if any of its assets isn’t among the known ones. */
const itemsOf = (
  assets: readonly Asset[],
  traits: readonly (TraitRef & Place)[],
  avatars: readonly (AvatarRef & Place)[],
): Item[] | undefined => {
  const items = assets.flatMap((asset): Item[] => {
    const isIt = ({ token, tokenId }: Place): boolean =>
      isSameAddress(token, asset.token) && tokenId === asset.tokenId;
    if (asset.kind === 'trait') {
      const trait = traits.find(isIt);
      return trait ? [{ kind: 'trait', trait, quantity: Number(asset.quantity) }] : [];
    }
    const avatar = avatars.find(isIt);
    return avatar ? [{ kind: 'avatar', avatar }] : [];
  });
  return items.length === assets.length ? items : undefined;
};

type TradeValueProps = { action: ActionOf<'trade'>; progress: StepsAt };

/** Compares both sides of the trade to sign by their floors, if all that is signed can be shown. */
export function TradeValue({ action: { traitId }, progress: { steps } }: TradeValueProps) {
  const step = steps.find(({ kind }) => kind === 'order');
  const order = step && messageOf(step).order?.(step);
  const offerer = order?.components.offerer;
  const { data: trait, isPending } = useTraitDetail(traitId);
  const traits = useOwnedTraits(offerer);
  const avatars = useOwnedAvatars(offerer);
  if (step === undefined || order === undefined) return null;
  if (isPending || traits.isPending || avatars.isPending)
    return <Skeleton className="h-40 w-full rounded-control" />;
  if (trait === undefined || traits.data === undefined || avatars.data === undefined) return null;
  const facts = readOrder(step.chainId, order.components);
  if (facts.kind !== 'trade') return null;
  const gives = itemsOf(
    facts.gives,
    traits.data.map((owned) => owned.trait),
    avatars.data.map((owned) => owned.avatar),
  );
  const gets = itemsOf(facts.gets, [trait], []);
  return gives && gets ? (
    <TradeSides
      chainId={step.chainId}
      gives={gives}
      gets={gets}
      givenFloorOf={ownFloors([...traits.data, ...avatars.data])}
    />
  ) : null;
}
