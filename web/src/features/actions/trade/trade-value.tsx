import { type Asset, readOrder, type TradeCoin } from '@trait-market/contract/economy/typed-data';
import type { AvatarRef, ChainId, Item, TraitRef } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { Skeleton } from '@/components/ui/skeleton';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
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

type SignedSidesProps = {
  progress: StepsAt;
  isPending: boolean;
  /** What the trade wants; undefined if it can’t be loaded. */
  wanted:
    | { traits: readonly (TraitRef & Place)[]; avatars: readonly (AvatarRef & Place)[] }
    | undefined;
};

/** Returns the coin that the maker gives, or gets after fees. */
const coinsOf = (chainId: ChainId, coin: TradeCoin | undefined) =>
  coin?.side === 'given'
    ? { givenCoin: { chainId, coin: 'wrapped' as const, amount: String(coin.amount) } }
    : { gotCoin: coin && { chainId, coin: 'native' as const, amount: String(coin.proceeds) } };

/** Compares both sides of the trade to sign by their floors, if all that is signed can be shown. */
function SignedSides({ progress: { steps }, isPending, wanted }: SignedSidesProps) {
  const step = steps.find(({ kind }) => kind === 'order');
  const order = step && messageOf(step).order?.(step);
  const offerer = order?.components.offerer;
  const traits = useOwnedTraits(offerer);
  const avatars = useOwnedAvatars(offerer);
  if (step === undefined || order === undefined) return null;
  if (isPending || traits.isPending || avatars.isPending)
    return <Skeleton className="h-40 w-full rounded-control" />;
  if (wanted === undefined || traits.data === undefined || avatars.data === undefined) return null;
  const facts = readOrder(step.chainId, order.components);
  if (facts.kind !== 'trade') return null;
  const gives = itemsOf(
    facts.gives,
    traits.data.map((owned) => owned.trait),
    avatars.data.map((owned) => owned.avatar),
  );
  const gets = itemsOf(facts.gets, wanted.traits, wanted.avatars);
  return gives && gets ? (
    <TradeSides
      chainId={step.chainId}
      gives={gives}
      gets={gets}
      {...coinsOf(step.chainId, facts.coin)}
      givenFloorOf={ownFloors([...traits.data, ...avatars.data])}
    />
  ) : null;
}

export function TradeValue({ action, progress }: { action: ActionOf<'trade'>; progress: StepsAt }) {
  const { data, isPending } = useTraitDetail(action.traitId);
  const wanted = data && { traits: [data], avatars: [] };
  return <SignedSides progress={progress} isPending={isPending} wanted={wanted} />;
}

export function AvatarTradeValue({
  action,
  progress,
}: {
  action: ActionOf<'tradeAvatar'>;
  progress: StepsAt;
}) {
  const { data, isPending } = useAvatarDetail(action);
  const wanted = data && { traits: [], avatars: [data] };
  return <SignedSides progress={progress} isPending={isPending} wanted={wanted} />;
}
