import { useSyncExternalStore } from 'react';

export type OwnedView = 'rows' | 'cards';

const page = () => document.documentElement;

/** The attribute that the page's first script and `ViewButton` set. */
const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(page(), { attributeFilter: ['data-owned'] });
  return () => observer.disconnect();
};

const read = (): OwnedView => (page().dataset.owned === 'rows' ? 'rows' : 'cards');

/** Returns the inventory's view; undefined on the server and during hydration, where it is unknown. */
export const useOwnedView = (): OwnedView | undefined =>
  useSyncExternalStore<OwnedView | undefined>(subscribe, read, () => undefined);
