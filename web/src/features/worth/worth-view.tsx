import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { AttentionSection } from './attention-section';
import { GainsSection } from './gains-section';
import { LatestSales } from './latest-sales';
import { useAttention, useGains, useLatestSales, useWalletValue } from './use-worth';
import { ValueSection } from './value-section';
import { WorthLoading } from './worth-loading';

/**
 * Shows a placeholder until all parts have loaded, because a part that appears later would move the
 * others.
 */
export function WorthView({ address }: { address: WalletAddress }) {
  const parts = [useWalletValue(), useAttention(), useLatestSales(address)];
  const { items, error } = useGains();
  const isSettled =
    parts.every(({ isPending }) => !isPending) && (items !== undefined || error !== null);
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled && !wasSettled) setWasSettled(true);
  // Once shown, the parts stay rendered, so that a part that failed can retry in its place.
  if (!wasSettled) return <WorthLoading />;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-12">
        <ValueSection />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <AttentionSection />
      </div>
      <div className="min-w-0 lg:col-span-7">
        <LatestSales address={address} />
      </div>
      <div className="min-w-0 lg:col-span-12">
        <GainsSection />
      </div>
    </div>
  );
}
