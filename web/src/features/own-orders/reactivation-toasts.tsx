import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useEffect } from 'react';

import { plainText } from '@/lib/format/plain-text';
import { toasts } from '@/lib/toasts';

import { markSeen, unseen } from './seen-reactivations';
import { useReactivations } from './use-reactivations';

/** Tells makers, once, that a forgotten order of theirs is active again. Draws nothing. */
export function ReactivationToasts({ address }: { address: WalletAddress }) {
  const { data: notices } = useReactivations(address);
  useEffect(() => {
    const [first, ...more] = unseen(address, notices ?? []);
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
    markSeen(address, [first, ...more]);
  }, [address, notices]);
  return null;
}
