import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useEffect } from 'react';

import { tabItem } from '@/lib/storage';

/** A field's text that was typed and isn't saved yet. */
type TypedText = ReturnType<typeof tabItem>;

/**
 * What somebody typed into a field of their profile and hasn't saved: the form goes away with the session,
 * and the text must be there when they've connected again. Nobody else sees it: it's kept by address.
 */
export const typedText = (address: WalletAddress, field: 'username' | 'email'): TypedText =>
  tabItem(`typed:${field}:${address}`);

/** Puts what was typed before back into the form that was just opened. */
export const useTypedBefore = (text: TypedText, put: (typed: string) => void): void => {
  useEffect(() => {
    const before = text.read();
    if (before !== undefined) put(before);
    // Only when the form opens: from then on it knows better.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
