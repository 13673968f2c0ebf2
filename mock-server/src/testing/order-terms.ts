import type { ChainId, CriteriaWords } from '@trait-market/contract/economy/shared';
import {
  type AddedCoin,
  ANY_TOKEN,
  criteriaOf,
  type OrderTerms,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { freshSalt } from './fresh-numbers';
import { testCatalogue, tokenIdOf } from './market-catalogue';

export const orderTermsFor = (
  maker: WalletAddress,
  counterOn: (chainId: ChainId) => string,
  expiresAt: () => number,
) => {
  const common = (chainId: ChainId) => ({
    chainId,
    maker,
    expiresAt: expiresAt(),
    counter: counterOn(chainId),
    salt: freshSalt(),
  });

  const assetOf = (traitId: string, quantity: bigint) => {
    const trait = testCatalogue.traits.get(traitId);
    const collection = testCatalogue.collections.get(trait?.collection ?? '');
    if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
    const { contracts, chainId, fees } = collection;
    const asset = {
      kind: 'trait',
      token: contracts.traits,
      tokenId: trait.tokenId,
      quantity,
    } as const;
    return { chainId, fees, asset };
  };

  const avatarsOf = (slug: string) => {
    const collection = testCatalogue.collections.get(slug);
    if (collection === undefined) throw new Error(`No collection ${slug}`);
    const { contracts, chainId, fees } = collection;
    return { chainId, fees, token: contracts.avatars };
  };

  return {
    listingOf: (traitId: string, unitPrice: bigint, quantity = 1n) => {
      const { chainId, asset, fees } = assetOf(traitId, quantity);
      return { ...common(chainId), kind: 'listing', asset, unitPrice, fees } as const;
    },
    reservedListing: (
      traitId: string,
      unitPrice: bigint,
      reservedFor: WalletAddress,
      quantity = 1n,
    ) => {
      const { chainId, asset, fees } = assetOf(traitId, quantity);
      const kind = 'listing';
      return { ...common(chainId), kind, asset, unitPrice, fees, reservedFor } as const;
    },
    offerFor: (traitId: string, unitPrice: bigint, quantity = 1n) => {
      const { chainId, asset, fees } = assetOf(traitId, quantity);
      return {
        ...common(chainId),
        kind: 'offer',
        asset,
        unitPrice,
        fees,
        commitments: [],
      } as const;
    },
    anyFor: (slug: string, criteria: CriteriaWords, unitPrice: bigint, quantity = 1n) => {
      const collection = testCatalogue.collections.get(slug);
      if (collection === undefined) throw new Error(`No collection ${slug}`);
      const { contracts, chainId, fees } = collection;
      const ids = testCatalogue
        .traitsOf(slug)
        .filter(({ slot }) => slot === criteria.slot)
        .map(({ tokenId }) => tokenId);
      const root = criteria.slot === undefined ? ANY_TOKEN : criteriaOf(ids);
      return {
        ...common(chainId),
        kind: 'offer',
        asset: { kind: 'any', token: contracts.traits, criteria: root, quantity },
        unitPrice,
        fees,
        commitments: [],
        criteria,
      } as const;
    },
    anyAvatarFor: (slug: string, unitPrice: bigint, quantity = 1n) => {
      const { chainId, fees, token } = avatarsOf(slug);
      return {
        ...common(chainId),
        kind: 'offer',
        asset: { kind: 'anyAvatar', token, quantity },
        unitPrice,
        fees,
        commitments: [],
      } as const;
    },
    /**
     * Lists an avatar (`collection/tokenId`), with commitments to the traits with the passed ids.
     */
    avatarListingOf: (avatar: string, unitPrice: bigint, worn: readonly string[]) => {
      const [slug = '', tokenId = ''] = avatar.split('/');
      const { chainId, fees, token } = avatarsOf(slug);
      return {
        ...common(chainId),
        kind: 'listing',
        asset: { kind: 'avatar', token, tokenId },
        unitPrice,
        fees,
        commitments: worn.map((id) => {
          const trait = testCatalogue.traits.get(id);
          if (trait === undefined) throw new Error(`No trait ${id}`);
          return { token, avatarId: tokenId, slot: trait.slot, traitId: trait.tokenId };
        }),
      } as const;
    },
    /** Makes an offer for `collection/tokenId`; `sure` adds a commitment to the avatar's hat. */
    bidFor: (avatar: string, unitPrice: bigint, sure: boolean) => {
      const [slug = '', tokenId = ''] = avatar.split('/');
      const { chainId, fees, token } = avatarsOf(slug);
      const traitId = tokenIdOf(`${slug}-hat`);
      const commitment = { token, avatarId: tokenId, slot: 'headwear', traitId } as const;
      return {
        ...common(chainId),
        kind: 'offer',
        asset: { kind: 'avatar', token, tokenId },
        unitPrice,
        fees,
        commitments: sure ? [commitment] : [],
      } as const;
    },
    tradeOf: (given: string, wanted: string) => {
      const { chainId, asset } = assetOf(given, 1n);
      const gets = [assetOf(wanted, 1n).asset];
      return { ...common(chainId), kind: 'trade', gives: [asset], gets, commitments: [] } as const;
    },
    /** Adds coin to one side of a trade, with the fees of what it pays for. */
    tradeForCoin: (given: string, wanted: string, side: AddedCoin['side'], amount: bigint) => {
      const { chainId, asset, fees: ofGiven } = assetOf(given, 1n);
      const { asset: got, fees: ofWanted } = assetOf(wanted, 1n);
      const fees = side === 'given' ? ofWanted : ofGiven;
      return {
        ...common(chainId),
        kind: 'trade',
        gives: [asset],
        gets: [got],
        coin: { side, amount, fees },
        commitments: [],
      } as const;
    },
  };
};

export type SignableTerms = OrderTerms & { criteria?: CriteriaWords };
