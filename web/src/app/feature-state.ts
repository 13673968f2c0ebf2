/** Returns the state of a feature; `loading` while its flag is loading. */
export const featureState = (isOpen: boolean | undefined): 'loading' | 'closed' | 'open' => {
  if (isOpen === undefined) return 'loading';
  return isOpen ? 'open' : 'closed';
};
