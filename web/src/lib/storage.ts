import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { createListeners } from './store';

type Unsubscribe = () => void;

/** Parses a stored JSON text; undefined if it is invalid or the schema rejects it. */
export const parseStored = <Value>(
  text: string | undefined,
  schema: z.ZodMiniType<Value>,
): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};

/** Never throws. Values that the browser refuses to store are held in memory. */
const unfailing = (storage: () => Storage) => {
  const held = new Map<string, string | null>();
  const storedKeys = (): string[] => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  };
  return {
    keys: (): string[] =>
      [...new Set([...storedKeys(), ...held.keys()])].filter((key) => held.get(key) !== null),
    getItem: (key: string): string | null => {
      const heldValue = held.get(key);
      if (heldValue !== undefined) return heldValue;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key: string, value: string): void => {
      try {
        storage().setItem(key, value);
        held.delete(key);
      } catch {
        held.set(key, value);
      }
    },
    /** Returns whether the browser stored the last change, so that it survives a reload. */
    isStored: (key: string): boolean => !held.has(key),
    removeItem: (key: string): void => {
      try {
        storage().removeItem(key);
        held.delete(key);
      } catch {
        held.set(key, null);
      }
    },
  };
};

export const localItems = unfailing(() => localStorage);
/** Items of this tab, which survive reloads and are deleted with the tab. */
const tabItems = unfailing(() => sessionStorage);

/** Watches an item. Pages from the back/forward cache missed events, so it checks on return. */
const watchOtherTabs = (key: string, listener: (written?: string) => void): Unsubscribe => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue ?? '');
    // A null key means that the whole storage was cleared.
    else if (event.key === null) listener('');
  };
  const onShown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', onShown);
  };
};

const item = (key: string, items = localItems) => ({
  read: (): string | undefined => items.getItem(key) ?? undefined,
  write: (value: string): void => items.setItem(key, value),
  clear: (): void => items.removeItem(key),
  watch: (listener: (written?: string) => void): Unsubscribe => watchOtherTabs(key, listener),
});

export const tabItem = (key: string) => item(key, tabItems);

const accountItem = (key: string, address: WalletAddress) =>
  tabItem(`${key}:${address.toLowerCase()}`);

/** The bearer token (§3); an empty string means that there is none. */
export const accessToken = item('accessToken');

export const sessionEnd = item('sessionEnd');

/** The account whose seen pages the browser stores; '' for a guest's. */
export const seenBy = item('seenBy');

export const sharedText = (key: string) => {
  const storedItem = item(key);
  const listeners = createListeners();
  return {
    read: (): string => storedItem.read() ?? '',
    write: (text: string): void => {
      if (text === '') storedItem.clear();
      else storedItem.write(text);
      listeners.notify();
    },
    subscribe: (listener: () => void): Unsubscribe => {
      const stopListening = listeners.subscribe(listener);
      const stopWatchingTabs = storedItem.watch(listener);
      return () => {
        stopListening();
        stopWatchingTabs();
      };
    },
  };
};

/** Stores a list as a text. `read` returns the same array until the list changes. */
export const sharedList = <Item>(
  { read, write, subscribe }: ReturnType<typeof sharedText>,
  schema: z.ZodMiniType<readonly Item[]>,
) => {
  let last: { text: string; items: readonly Item[] } = { text: '', items: [] };
  return {
    read: (): readonly Item[] => {
      const text = read();
      if (text !== last.text) last = { text, items: parseStored(text, schema) ?? [] };
      return last.items;
    },
    write: (items: readonly Item[]): void => write(items.length === 0 ? '' : JSON.stringify(items)),
    subscribe,
  };
};

const guest = sharedText('guestWalletAddress');

export const guestAddress = {
  read: (): WalletAddress | undefined => WalletAddressSchema.safeParse(guest.read()).data,
  write: (address: WalletAddress): void => guest.write(address),
  clear: (): void => guest.write(''),
  watch: guest.subscribe,
};

const policyV6 = item('policyAcceptedv6');
const policyV5 = item('policyAcceptedv5');

/** Whether the terms are accepted (§4 Policy gate). Accepting writes both flags (§3). */
export const policy = {
  isAccepted: (): boolean => policyV6.read() === 'true',
  accept: (): void => {
    policyV6.write('true');
    policyV5.write('true');
  },
};

/** The cached feature flags (§9 Feature-flag cache). The flag client writes them. */
export const cachedFeatures = item('featureFlags');

export const taxDraft = (address: WalletAddress) => accountItem('taxDeclarationDraft', address);

export const cartText = sharedText('cart');

export const comparedText = sharedText('compared');

/** The offers that an account has hidden in this browser. */
export const hiddenOffersText = (address: WalletAddress) =>
  // The key's name is an earlier one, which browsers still store.
  sharedText(`declinedOffers:${address.toLowerCase()}`);

/** The time of an account's last visit to its received offers. */
export const offersVisit = (address: WalletAddress) => item(`offersVisit:${address.toLowerCase()}`);

export const estimateUnitText = sharedText('estimateUnit');

export const actionDraft = (address: WalletAddress) => accountItem('actDraft', address);

/** The signed action of an account, in the previous release's format: one per account and tab. */
export const oldSignedAction = (address: WalletAddress) => accountItem('signedAct', address);

const SIGNED_ACTION = 'signedAction:';

/** An account's signed actions. All tabs read them, and a logout doesn't delete them. */
export const signedActions = (address: WalletAddress) => {
  const prefix = `${SIGNED_ACTION}${address.toLowerCase()}:`;
  return {
    keyOf: (signature: string): string => prefix + signature,
    keys: (): string[] => localItems.keys().filter((key) => key.startsWith(prefix)),
    read: (key: string): string => localItems.getItem(key) ?? '',
    write: (key: string, text: string): void => localItems.setItem(key, text),
    clear: (key: string): void => localItems.removeItem(key),
  };
};

export const typedText = (
  address: WalletAddress,
  field: 'username' | 'email',
): ReturnType<typeof tabItem> => tabItem(`typed:${field}:${address}`);

const DRAFT = /^(actDraft|signedAct|taxDeclarationDraft|typed):/;

/** Returns whether only this tab has a draft, or a signed action that couldn't be stored. */
export const hasDrafts = (): boolean =>
  tabItems.keys().some((key) => DRAFT.test(key)) ||
  localItems.keys().some((key) => key.startsWith(SIGNED_ACTION) && !localItems.isStored(key));

export const lastUpdateReload = {
  ...tabItem('lastUpdateReload'),
  isStored: (): boolean => tabItems.isStored('lastUpdateReload'),
};

/** Includes actions that were signed in any tab and whose outcome is unknown. */
export const hasActionDraft = (address: WalletAddress): boolean =>
  Boolean(oldSignedAction(address).read() || actionDraft(address).read()) ||
  signedActions(address).keys().length > 0;

export const activityFilter = item('activityFilter');

export const mockWorld = tabItem('mockWorld');

/** The mock world that was last entered in any tab. The signed-in session belongs to this world. */
export const lastMockWorld = item('lastMockWorld');

const ScrollPositionsSchema = z.array(z.object({ entry: z.string(), top: z.number() }));
type ScrollPositions = z.infer<typeof ScrollPositionsSchema>;

const positions = tabItem('scrollPositions');

export const scrollPositions = {
  read: (): ScrollPositions => parseStored(positions.read(), ScrollPositionsSchema) ?? [],
  write: (value: ScrollPositions): void => positions.write(JSON.stringify(value)),
};
