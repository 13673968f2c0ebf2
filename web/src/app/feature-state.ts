export const featureState = (isOpen: boolean | undefined): 'loading' | 'closed' | 'open' => {
  if (isOpen === undefined) return 'loading';
  return isOpen ? 'open' : 'closed';
};
