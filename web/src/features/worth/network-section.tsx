import { CHAINS } from '@trait-market/contract/economy/shared';
import type { ChainValue } from '@trait-market/contract/economy/worth';
import type { WalletAddress } from '@trait-market/contract/shared';

import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { TableHead } from '@/components/table-head';
import { cn } from '@/lib/cn';
import { useUnrevealed } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { editionsText } from '@/lib/format/editions-text';

import { avatarsText, avatarValues, type AvatarValue } from './avatar-values';
import { useWalletValue } from './use-worth';
import { heldChains, type WorthBy } from './worth-amounts';

type Row = { label: string; values: HoldingSums; isSum?: boolean };
type HoldingSums = Record<WorthBy, bigint | string>;

const CELL = 'py-1 pr-3 text-right align-top tabular-nums last:pr-0';

function ChainTable({ chain, avatars }: { chain: ChainValue; avatars: AvatarValue }) {
  const { chainId, loose, worn } = chain;
  const sumOf = (by: WorthBy) => BigInt(loose[by]) + BigInt(worn[by]) + avatars[by];
  const rows: readonly Row[] = [
    { label: `Loose, ${editionsText(loose.editions)}`, values: loose },
    { label: `Worn, ${editionsText(worn.editions)}`, values: worn },
    ...(avatars.count > 0 ? [{ label: avatarsText(avatars.count), values: avatars }] : []),
    {
      label: 'Total',
      values: { floor: sumOf('floor'), bestOffer: sumOf('bestOffer') },
      isSum: true,
    },
  ];
  return (
    <div className="min-w-0 rounded-control bg-surface-raised px-4 py-3">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-muted">On {CHAINS[chainId].name}</caption>
        <TableHead
          columns={[
            ['Held', '', true],
            ['By floor', 'text-right'],
            ['Offers pay', 'text-right'],
          ]}
        />
        <tbody>
          {rows.map(({ label, values, isSum }) => (
            <tr key={label} className={cn(isSum && 'border-t border-hairline font-semibold')}>
              <th
                scope="row"
                className={cn('py-1 pr-3 text-left align-top', !isSum && 'font-normal text-muted')}
              >
                {label}
              </th>
              {(['floor', 'bestOffer'] as const).map((by) => (
                <td key={by} className={CELL}>
                  <PriceText price={{ chainId, coin: 'native', amount: String(values[by]) }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Splits both totals into what is loose, worn and avatars on each network; shows nothing without any, or while a draw isn't revealed. */
export function NetworkSection({ address }: { address: WalletAddress }) {
  const { data } = useWalletValue();
  const { draw, isLoading } = useUnrevealed(address);
  const avatars = avatarValues(useOwnedAvatars(address).data ?? []);
  const held = heldChains(data?.chains ?? [], avatars);
  if (held.length === 0 || draw || isLoading) return null;
  return (
    <Section title="Worth by network">
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 xl:grid-cols-1">
        {held.map((chain) => (
          <ChainTable key={chain.chainId} chain={chain} avatars={avatars.chains[chain.chainId]} />
        ))}
      </div>
    </Section>
  );
}
