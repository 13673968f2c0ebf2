import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useEffect } from 'react';

import { plainText } from '@/lib/format/plain-text';
import { toasts } from '@/lib/toasts';

import { markTold, untold } from './told-revivals';
import { useRevivals } from './use-revivals';

/** Tells a maker, once, that a forgotten order of theirs has woken. Draws nothing. */
export function RevivalWatch({ address }: { address: WalletAddress }) {
  const { data: notices } = useRevivals(address);
  useEffect(() => {
    const [first, ...more] = untold(address, notices ?? []);
    if (first === undefined) return;
    toasts.show({
      kind: 'notice',
      header: more.length === 0 ? 'An order woke up' : `${more.length + 1} orders woke up`,
      description: `${plainText(first.message)} The order radar has ${
        more.length === 0 ? 'it, if you want to cancel it.' : 'all of them.'
      }`,
    });
    markTold(address, [first, ...more]);
  }, [address, notices]);
  return null;
}
