/** Whether a feature is open; `asking` while its flag has not been answered. */
export const openingOf = (isOpen: boolean | undefined): 'asking' | 'closed' | 'open' => {
  if (isOpen === undefined) return 'asking';
  return isOpen ? 'open' : 'closed';
};
