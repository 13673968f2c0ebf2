/** Returns the state of a feature; `asking` while its flag is loading. */
export const openingOf = (isOpen: boolean | undefined): 'asking' | 'closed' | 'open' => {
  if (isOpen === undefined) return 'asking';
  return isOpen ? 'open' : 'closed';
};
