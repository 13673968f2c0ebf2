import type { InventoryItem, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { OrderFacts } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';
import { assetName } from '../../messages/text/labels';

type OwnedTrait = Extract<InventoryItem, { kind: 'trait' }>;

const promisedBy = (facts: OrderFacts) => {
  switch (facts.kind) {
    case 'listing':
      return [{ ...facts.asset, quantity: facts.quantity }];
    case 'trade':
      return facts.gives.filter((asset) => asset.kind === 'trait');
    case 'offer':
      return [];
  }
};

/** Counts the editions in reserved listings, which an inventory leaves out because anyone sees it. */
const reservedOf = ({ trait }: OwnedTrait, open: readonly WalletOrder[]): number =>
  open
    .filter(
      ({ kind, state, reservedFor, gives: [item] }) =>
        kind === 'listing' &&
        state.kind === 'fillable' &&
        reservedFor !== undefined &&
        item?.kind === 'trait' &&
        item.trait.id === trait.id,
    )
    .reduce((sum, { remaining }) => sum + remaining, 0);

/** `open`: the user's open orders. */
export const promisedTwice = (
  facts: OrderFacts,
  owned: readonly OwnedTrait[],
  open: readonly WalletOrder[],
): string[] =>
  promisedBy(facts).flatMap(({ token, tokenId, quantity }) => {
    const own = owned.find(
      ({ trait }) => trait.tokenId === tokenId && isSameAddress(trait.token, token),
    );
    if (own === undefined) return [];
    const listed = own.listedByOwner + reservedOf(own, open);
    if (listed === 0) return [];
    const promised = BigInt(listed) + quantity;
    if (promised <= BigInt(own.quantity)) return [];
    const name = assetName(own.trait.value, { kind: 'trait', token, tokenId });
    return `You hold ${own.quantity} × ${name} and would offer ${promised}. Orders that you can’t fill become inactive.`;
  });
