import { type Asset, readOrder } from '@trait-market/contract/economy/typed-data';
import type { Item } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';

import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { messageOf } from '../messages/signed-messages';
import type { ActionOf, StepsAt } from '../shared/action';
import { ownFloors } from '../shared/holding/use-floors';
import { TradeSides } from '../shared/orders/trade-sides';

const itemOf = (asset: Asset, owned: readonly InventoryItem[]): Item[] => {
  const { token, tokenId } = asset;
  for (const one of owned) {
    if (
      one.kind === 'trait' &&
      isSameAddress(one.trait.token, token) &&
      one.trait.tokenId === tokenId
    )
      return [
        {
          kind: 'trait',
          trait: one.trait,
          quantity: asset.kind === 'trait' ? Number(asset.quantity) : 1,
        },
      ];
    if (
      one.kind === 'avatar' &&
      isSameAddress(one.avatar.token, token) &&
      one.avatar.tokenId === tokenId
    )
      return [{ kind: 'avatar', avatar: one.avatar }];
  }
  return [];
};

type TradeValueProps = { action: ActionOf<'trade'>; progress: StepsAt };

/** Compares both sides of the trade to sign by their floors, as the form did. */
export function TradeValue({ action: { traitId }, progress: { steps } }: TradeValueProps) {
  const step = steps.find(({ kind }) => kind === 'order');
  const order = step && messageOf(step).order?.(step);
  const offerer = order?.components.offerer;
  const { data: trait } = useTraitDetail(traitId);
  const { data: traits = [] } = useOwnedTraits(offerer);
  const { data: avatars = [] } = useOwnedAvatars(offerer);
  if (step === undefined || order === undefined || trait === undefined) return null;
  const facts = readOrder(step.chainId, order.components);
  if (facts.kind !== 'trade') return null;
  const owned = [...traits, ...avatars];
  return (
    <TradeSides
      chainId={step.chainId}
      gives={facts.gives.flatMap((asset) => itemOf(asset, owned))}
      gets={[{ kind: 'trait', trait, quantity: 1 }]}
      givenFloorOf={ownFloors(owned)}
    />
  );
}
