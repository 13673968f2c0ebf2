import { type Asset, readOrder, type TradeCoin } from '@trait-market/contract/economy/typed-data';
import type { AvatarRef, ChainId, Item, TraitRef } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { ReactNode } from 'react';

import { sellerPrice } from '@/lib/economy/orders/lines';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { messageOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import type { ActionOf } from '../action';
import { type FloorOf, ownFloors } from '@/lib/economy/floors/use-item-floors';
import type { TradedSides } from '@/lib/economy/floors/use-trade-values';

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

/** Returns the coin that the maker gives, or gets after fees. */
const coinsOf = (chainId: ChainId, coin: TradeCoin | undefined) =>
  coin?.side === 'given'
    ? { givenCoin: { chainId, coin: 'wrapped' as const, amount: String(coin.amount) } }
    : { gotCoin: coin && { chainId, coin: 'native' as const, amount: String(coin.proceeds) } };

/** The sides of the trade to sign; undefined if not all of it can be shown. */
export type Sides = TradedSides | 'loading' | undefined;

type Wanted = { traits: readonly (TraitRef & Place)[]; avatars: readonly (AvatarRef & Place)[] };

type SidesProps = { steps: readonly Signable[]; children: (sides: Sides) => ReactNode };

type OwnSidesProps = SidesProps & { isPending: boolean; wanted: Wanted | undefined };

function OwnSides({ steps, isPending, wanted, children }: OwnSidesProps) {
  const step = steps.find(({ kind }) => kind === 'order');
  const order = step && messageOf(step).order?.(step);
  const offerer = order?.components.offerer;
  const traits = useOwnedTraits(offerer);
  const avatars = useOwnedAvatars(offerer);
  const sides = (): Sides => {
    if (step === undefined || order === undefined) return undefined;
    if (isPending || traits.isPending || avatars.isPending) return 'loading';
    if (wanted === undefined || traits.data === undefined || avatars.data === undefined)
      return undefined;
    const facts = readOrder(step.chainId, order.components);
    if (facts.kind !== 'trade') return undefined;
    const gives = itemsOf(
      facts.gives,
      traits.data.map((owned) => owned.trait),
      avatars.data.map((owned) => owned.avatar),
    );
    const gets = itemsOf(facts.gets, wanted.traits, wanted.avatars);
    return (
      gives &&
      gets && {
        chainId: step.chainId,
        gives,
        gets,
        ...coinsOf(step.chainId, facts.coin),
        givenFloorOf: ownFloors([...traits.data, ...avatars.data]),
      }
    );
  };
  return children(sides());
}

function TraitSides({ action, ...rest }: SidesProps & { action: ActionOf<'trade'> }) {
  const { data, isPending } = useTraitDetail(action.traitId);
  const wanted = data && { traits: [data], avatars: [] };
  return <OwnSides {...rest} isPending={isPending} wanted={wanted} />;
}

function AvatarSides({ action, ...rest }: SidesProps & { action: ActionOf<'tradeAvatar'> }) {
  const { data, isPending } = useAvatarDetail(action);
  const wanted = data && { traits: [], avatars: [data] };
  return <OwnSides {...rest} isPending={isPending} wanted={wanted} />;
}

/** Reads the sides of an own trade from what will be signed. */
export function SignedSides({
  action,
  ...rest
}: SidesProps & { action: ActionOf<'trade' | 'tradeAvatar'> }) {
  return action.kind === 'trade' ? (
    <TraitSides action={action} {...rest} />
  ) : (
    <AvatarSides action={action} {...rest} />
  );
}

/** Returns the sides of another user's trade for the user who accepts it. */
export const acceptedSides = (order: Order, givenFloorOf: FloorOf): TradedSides => {
  const isPaying = wantedCoin(order.unitPrice) !== undefined;
  return {
    chainId: order.chainId,
    gives: order.gets,
    gets: order.gives,
    givenCoin: isPaying ? (order.unitPrice ?? undefined) : undefined,
    gotCoin: isPaying ? undefined : sellerPrice(order),
    givenFloorOf,
  };
};
