/** What a fragment (`#weth-offer-risks`) points to, if it is on the page. */
export const fragmentTarget = (hash: string): HTMLElement | null => {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not written by us: a half of an escape.
    return null;
  }
};
