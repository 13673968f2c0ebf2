import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/wallet-address';

const ofBrowser = () => localStorage;
/** Of one tab: it survives a reload and ends with the tab. */
const ofTab = () => sessionStorage;

/** A text in a storage. A full or blocked storage reads as empty and loses writes silently. */
const item = (key: string, storage = ofBrowser) => ({
  read: (): string | undefined => {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (value: string): void => {
    try {
      storage().setItem(key, value);
    } catch {
      // The page goes on without: what was stored is asked for again next time.
    }
  },
  clear: (): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing could have been stored either.
    }
  },
});

/** The bearer token (§3). Empty means none. */
export const accessToken = item('accessToken');

const guest = item('guestWalletAddress');

/** A wallet address that a guest follows read-only (§3 Local storage). */
export const guestAddress = {
  read: (): WalletAddress | undefined => WalletAddressSchema.safeParse(guest.read()).data,
  write: (address: WalletAddress): void => guest.write(address),
  clear: guest.clear,
};

const policyV6 = item('policyAcceptedv6');
const policyV5 = item('policyAcceptedv5');

/** Whether the terms were accepted (§4 Policy gate). Acceptance writes both flags (§3). */
export const policy = {
  isAccepted: (): boolean => policyV6.read() === 'true',
  accept: (): void => {
    policyV6.write('true');
    policyV5.write('true');
  },
};

/** The features that were fetched last, as the flag client wrote them (§9 Feature-flag cache). */
export const cachedFeatures = item('featureFlags');

/** What was filled into the tax declaration so far; its feature reads and writes the text. */
export const taxDraft = item('taxDeclarationDraft', ofTab);
