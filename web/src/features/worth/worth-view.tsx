import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { AttentionSection } from './attention-section';
import { GainsSection } from './gains-section';
import { LatestSales } from './latest-sales';
import { ValueSection } from './value-section';

/** What the signed-in wallet is worth, has to look at, and has gained. */
export function WorthView({ address }: { address: WalletAddress }) {
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
