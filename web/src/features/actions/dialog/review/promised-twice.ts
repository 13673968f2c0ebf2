import type { InventoryItem } from '@trait-market/contract/economy/wallets';
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

export const promisedTwice = (facts: OrderFacts, owned: readonly OwnedTrait[]): string[] =>
  promisedBy(facts).flatMap(({ token, tokenId, quantity }) => {
    const own = owned.find(
      ({ trait }) => trait.tokenId === tokenId && isSameAddress(trait.token, token),
    );
    if (own === undefined || own.listedByOwner === 0) return [];
    const promised = BigInt(own.listedByOwner) + quantity;
    if (promised <= BigInt(own.quantity)) return [];
    const name = assetName(own.trait.value, { kind: 'trait', token, tokenId });
    return `You hold ${own.quantity} × ${name}, and your listings already offer ${own.listedByOwner}. With this order, you’d offer ${promised}. Orders that you can no longer fill become inactive.`;
  });
