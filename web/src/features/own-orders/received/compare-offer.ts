import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { shortPrice } from '@/lib/economy/amounts/short-price';
import { percentText, shareOf } from '@/lib/format/percent-text';

const relation = (offered: bigint, floor: bigint): string => {
  if (offered === floor) return 'At';
  const isBelow = offered < floor;
  const share = shareOf(isBelow ? floor - offered : offered - floor, floor);
  return `${percentText(share)} ${isBelow ? 'below' : 'above'}`;
};

/** Compares an offer's price with the floor and the last sale: "5% below the floor of 0.1 ETH". */
export const compareOffer = ({ unitPrice, market, gets }: WalletOrder): string | undefined => {
  if (unitPrice === null || market === undefined) return undefined;
  const { floor, lastSale } = market;
  const isAvatar = gets[0]?.kind === 'avatar';
  const what = isAvatar ? 'the cheapest avatar of its collection, ' : 'the floor of ';
  const none = isAvatar ? 'No avatar of its collection is for sale' : 'None for sale by others';
  return [
    floor === null
      ? none
      : `${relation(BigInt(unitPrice.amount), BigInt(floor.amount))} ${what}${shortPrice(floor)}`,
    lastSale ? `last sale ${shortPrice(lastSale.price)}` : 'never sold',
  ].join(' · ');
};
