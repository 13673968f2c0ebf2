/** A price this many times its reference is more likely a typo than a wish. */
const FAR_ABOVE = 10n;

/** Returns how many times the reference a price is, if it's far above: "more than 10 times". */
export const timesText = (price: bigint, reference: bigint): string | undefined => {
  if (reference <= 0n || price < reference * FAR_ABOVE) return undefined;
  return price === reference * FAR_ABOVE ? `${FAR_ABOVE} times` : `more than ${FAR_ABOVE} times`;
};
