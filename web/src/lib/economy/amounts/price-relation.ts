import { percentText, shareOf } from '@/lib/format/percent-text';

/** Says how a price relates to another one, at the start of a sentence: "5% below", "At". */
export const priceRelation = (price: bigint, reference: bigint): string => {
  if (price === reference) return 'At';
  const isBelow = price < reference;
  const share = shareOf(isBelow ? reference - price : price - reference, reference);
  return `${percentText(share)} ${isBelow ? 'below' : 'above'}`;
};
