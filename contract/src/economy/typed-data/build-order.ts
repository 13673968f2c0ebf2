import { CHAINS } from '../shared/chains';
import { feeOn } from '../shared/fees';
import { COMMITMENT_ZONE } from './commitment-zone';
import { hashCommitments } from './commitments';
import type { ConsiderationItem, OfferItem, OrderComponents } from './order-components.schema';
import { ITEM, NO_ADDRESS, NO_BYTES32, ORDER_TYPE } from './seaport';
import type { AnyTrait, Asset, ListingTerms, OfferTerms, OrderTerms } from './terms';

type Money = Pick<OfferItem, 'itemType' | 'token'>;

const amountOf = (amount: bigint) => ({
  startAmount: String(amount),
  endAmount: String(amount),
});

const moneyItem = (money: Money, amount: bigint): OfferItem => ({
  ...money,
  identifierOrCriteria: '0',
  ...amountOf(amount),
});

const quantityOf = (asset: Asset | AnyTrait): bigint =>
  asset.kind === 'avatar' ? 1n : asset.quantity;

const ITEM_TYPES = {
  trait: ITEM.erc1155,
  avatar: ITEM.erc721,
  any: ITEM.erc1155OfCriteria,
} as const;

const assetItem = (asset: Asset | AnyTrait): OfferItem => ({
  itemType: ITEM_TYPES[asset.kind],
  token: asset.token,
  identifierOrCriteria: asset.kind === 'any' ? asset.criteria : asset.tokenId,
  ...amountOf(quantityOf(asset)),
});

const feeItems = (
  { unitPrice, fees, asset }: ListingTerms | OfferTerms,
  money: Money,
): ConsiderationItem[] =>
  fees.flatMap((fee) => {
    const amount = feeOn(unitPrice, fee) * quantityOf(asset);
    return amount === 0n ? [] : [{ ...moneyItem(money, amount), recipient: fee.recipient }];
  });

const sidesOf = (terms: OrderTerms): Pick<OrderComponents, 'offer' | 'consideration'> => {
  const { maker: recipient } = terms;
  switch (terms.kind) {
    case 'listing': {
      const money = { itemType: ITEM.native, token: NO_ADDRESS };
      const fees = feeItems(terms, money);
      const taken = fees.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n);
      const proceeds = terms.unitPrice * quantityOf(terms.asset) - taken;
      return {
        offer: [assetItem(terms.asset)],
        consideration: [{ ...moneyItem(money, proceeds), recipient }, ...fees],
      };
    }
    case 'offer': {
      const money = { itemType: ITEM.erc20, token: CHAINS[terms.chainId].wrapped };
      return {
        offer: [moneyItem(money, terms.unitPrice * quantityOf(terms.asset))],
        consideration: [{ ...assetItem(terms.asset), recipient }, ...feeItems(terms, money)],
      };
    }
    case 'trade':
      return {
        offer: terms.gives.map(assetItem),
        consideration: terms.gets.map((asset) => ({ ...assetItem(asset), recipient })),
      };
  }
};

/**
 * Builds the components of an order. It names the market's zone, because a cancellation by
 * signature takes effect on chain only through the zone.
 */
export const buildOrder = (terms: OrderTerms): OrderComponents => {
  const { commitments = [] } = terms;
  const inParts = terms.kind !== 'trade' && quantityOf(terms.asset) > 1n;
  return {
    offerer: terms.maker,
    zone: COMMITMENT_ZONE,
    ...sidesOf(terms),
    orderType: inParts ? ORDER_TYPE.partialRestricted : ORDER_TYPE.fullRestricted,
    startTime: '0',
    endTime: String(Math.floor(terms.expiresAt / 1000)),
    zoneHash: hashCommitments(commitments),
    salt: terms.salt,
    conduitKey: NO_BYTES32,
    counter: terms.counter,
  };
};
