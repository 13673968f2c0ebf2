export const fragmentTarget = (hash: string): HTMLElement | null => {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // `decodeURIComponent` throws when the fragment has a malformed escape sequence.
    return null;
  }
};
