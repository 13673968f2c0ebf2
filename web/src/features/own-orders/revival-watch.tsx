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
      header:
        more.length === 0
          ? 'An order is active again'
          : `${more.length + 1} orders are active again`,
      description: `${plainText(first.message)} ${
        more.length === 0
          ? 'You can cancel it in the order radar.'
          : 'See them all in the order radar.'
      }`,
    });
    markTold(address, [first, ...more]);
  }, [address, notices]);
  return null;
}
