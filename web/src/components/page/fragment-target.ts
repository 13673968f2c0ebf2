/** Returns the element that a fragment (`#weth-offer-risks`) points to, if it exists. */
export const fragmentTarget = (hash: string): HTMLElement | null => {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // `decodeURIComponent` throws on malformed escapes.
    return null;
  }
};
