import type { WalletAddress } from '../../shared/wallet-address';
import { CHAINS, type ChainId } from '../shared/chains';
import { type Fee, feeOn } from '../shared/fees';
import { COMMITMENT_ZONE } from './commitment-zone';
import { hashCommitments } from './commitments';
import type { ConsiderationItem, OfferItem, OrderComponents } from './order-components.schema';
import { ANY_TOKEN, ITEM, NO_ADDRESS, NO_BYTES32, ORDER_TYPE } from './seaport';
import type { OrderTerms, TradeTerms, Wanted } from './terms';

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

const quantityOf = (asset: Wanted): bigint => (asset.kind === 'avatar' ? 1n : asset.quantity);

const ITEM_TYPES = {
  trait: ITEM.erc1155,
  avatar: ITEM.erc721,
  any: ITEM.erc1155OfCriteria,
  anyAvatar: ITEM.erc721OfCriteria,
} as const;

const identifierOf = (asset: Wanted): string => {
  if (asset.kind === 'anyAvatar') return ANY_TOKEN;
  return asset.kind === 'any' ? asset.criteria : asset.tokenId;
};

const assetItem = (asset: Wanted): OfferItem => ({
  itemType: ITEM_TYPES[asset.kind],
  token: asset.token,
  identifierOrCriteria: identifierOf(asset),
  ...amountOf(quantityOf(asset)),
});

const feeItems = (
  fees: readonly Fee[],
  unitPrice: bigint,
  quantity: bigint,
  money: Money,
): ConsiderationItem[] =>
  fees.flatMap((fee) => {
    const amount = feeOn(unitPrice, fee) * quantity;
    return amount === 0n ? [] : [{ ...moneyItem(money, amount), recipient: fee.recipient }];
  });

const NATIVE: Money = { itemType: ITEM.native, token: NO_ADDRESS };
const wrappedOn = (chainId: ChainId): Money => ({
  itemType: ITEM.erc20,
  token: CHAINS[chainId].wrapped,
});

type Sides = Pick<OrderComponents, 'offer' | 'consideration'>;

/** Returns the payment of a listing, or of a trade that wants coin: the proceeds, then the fees. */
const nativePayment = (
  { maker: recipient, fees }: { maker: WalletAddress; fees: readonly Fee[] },
  unitPrice: bigint,
  quantity: bigint,
): ConsiderationItem[] => {
  const due = feeItems(fees, unitPrice, quantity, NATIVE);
  const taken = due.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n);
  return [{ ...moneyItem(NATIVE, unitPrice * quantity - taken), recipient }, ...due];
};

const sidesOfTrade = ({ chainId, maker, gives, gets, coin }: TradeTerms): Sides => {
  const offer = gives.map(assetItem);
  const consideration = gets.map((asset) => ({ ...assetItem(asset), recipient: maker }));
  if (coin === undefined) return { offer, consideration };
  const { side, amount, fees } = coin;
  if (side === 'wanted')
    return {
      offer,
      consideration: [...consideration, ...nativePayment({ maker, fees }, amount, 1n)],
    };
  const wrapped = wrappedOn(chainId);
  return {
    offer: [...offer, moneyItem(wrapped, amount)],
    consideration: [...consideration, ...feeItems(fees, amount, 1n, wrapped)],
  };
};

const sidesOf = (terms: OrderTerms): Sides => {
  switch (terms.kind) {
    case 'listing': {
      const { asset, unitPrice, reservedFor: recipient } = terms;
      const item = assetItem(asset);
      const payment = nativePayment(terms, unitPrice, quantityOf(asset));
      return {
        offer: [item],
        consideration: recipient === undefined ? payment : [...payment, { ...item, recipient }],
      };
    }
    case 'offer': {
      const { asset, fees, unitPrice, maker: recipient } = terms;
      const wrapped = wrappedOn(terms.chainId);
      const quantity = quantityOf(asset);
      return {
        offer: [moneyItem(wrapped, unitPrice * quantity)],
        consideration: [
          { ...assetItem(asset), recipient },
          ...feeItems(fees, unitPrice, quantity, wrapped),
        ],
      };
    }
    case 'trade':
      return sidesOfTrade(terms);
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
