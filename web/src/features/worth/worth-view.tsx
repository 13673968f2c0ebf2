import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { AttentionSection } from './attention-section';
import { GainsSection } from './gains-section';
import { LatestSales } from './latest-sales';
import { useAttention, useGains, useLatestSales, useWalletValue } from './use-worth';
import { ValueSection } from './value-section';
import { WorthLoading } from './worth-loading';

/**
 * What the signed-in wallet is worth, has to look at, and has gained. Shown at once when all of it is there or
 * has failed: how tall each part is depends on what is in it, and the parts below would jump.
 */
export function WorthView({ address }: { address: WalletAddress }) {
  const parts = [useWalletValue(), useAttention(), useLatestSales(address)];
  const { items, error } = useGains();
  const isSettled =
    parts.every(({ isPending }) => !isPending) && (items !== undefined || error !== null);
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled && !wasSettled) setWasSettled(true);
  // Once it is shown it stays: a part that failed is asked for again in its own place.
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
