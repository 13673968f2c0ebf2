import { CHAINS } from '@trait-market/contract/economy/shared';
import type { ChainValue } from '@trait-market/contract/economy/worth';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { editionsText } from '@/lib/format/editions-text';

import { avatarsText, avatarValues, type AvatarValue } from './avatar-values';
import { useWalletValue } from './use-worth';
import { heldChains, type WorthBy } from './worth-amounts';

type ChainRowsProps = { chain: ChainValue; avatars: AvatarValue; by: WorthBy };

function ChainRows({ chain: { chainId, loose, worn }, avatars, by }: ChainRowsProps) {
  const priceOf = (amount: bigint | string) => (
    <PriceText price={{ chainId, coin: 'native', amount: String(amount) }} />
  );
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
      <AmountRows
        rows={[
          { label: `Loose, ${editionsText(loose.editions)}`, value: priceOf(loose[by]) },
          { label: `Worn, ${editionsText(worn.editions)}`, value: priceOf(worn[by]) },
          ...(avatars.count > 0
            ? [{ label: avatarsText(avatars.count), value: priceOf(avatars[by]) }]
            : []),
          {
            label: 'Total',
            value: priceOf(BigInt(loose[by]) + BigInt(worn[by]) + avatars[by]),
            isSum: true,
          },
        ]}
      />
    </div>
  );
}

/** Splits the worth into what is loose, worn and avatars on each network; shows nothing without any. */
export function NetworkSection({ address, by }: { address: WalletAddress; by: WorthBy }) {
  const { data } = useWalletValue();
  const avatars = avatarValues(useOwnedAvatars(address).data ?? []);
  const held = heldChains(data?.chains ?? [], avatars);
  if (held.length === 0) return null;
  return (
    <Section title="Worth by network">
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        {held.map((chain) => (
          <ChainRows
            key={chain.chainId}
            chain={chain}
            avatars={avatars.chains[chain.chainId]}
            by={by}
          />
        ))}
      </div>
    </Section>
  );
}
