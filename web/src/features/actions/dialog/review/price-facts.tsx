import { CHAIN_IDS, type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { Balance } from '@trait-market/contract/economy/wallets';

import { type AmountRow, AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { priceLabels } from '@/lib/economy/orders/price-labels';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { messageOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import type { Labels } from '../../messages/text/labels';
import { usePriceContext } from '../../shared/prices/use-price-context';
import { EstimatedTotal } from './estimated-total';

/** Returns by how much a step changes the wrapped coin: wrapping adds, unwrapping takes. */
const wrappedBy = (step: Signable): bigint => {
  if (step.kind === 'wrap') return BigInt(step.message.amount);
  return step.kind === 'unwrap' ? -BigInt(step.message.amount) : 0n;
};

/** Returns what the steps pay right away in a network's own coin, in wei. */
const paidNow = (step: Signable): bigint => {
  const money = messageOf(step).money?.(step);
  return money?.isPaid && money.coin === 'native' ? BigInt(money.amount) : 0n;
};

const balanceRow = (
  chainId: ChainId,
  steps: readonly Signable[],
  balances: readonly Balance[] | undefined,
): AmountRow[] => {
  const own = steps.filter((step) => step.chainId === chainId);
  const paid = own.reduce((sum, step) => sum + paidNow(step), 0n);
  const converted = own.reduce((sum, step) => sum + wrappedBy(step), 0n);
  if (paid === 0n && converted === 0n) return [];
  const held = balances?.find((balance) => balance.chainId === chainId);
  const left = BigInt(held?.native ?? 0) - converted - paid;
  const wrapped = BigInt(held?.wrapped ?? 0) + converted;
  const row = { id: `after ${chainId}`, label: 'Balance after this' };
  // The row is there before the balance has loaded, so that nothing moves.
  if (held === undefined || left < 0n) return [{ ...row, value: '…' }];
  const text = coinText(chainId, 'native', left);
  const value = wrapped > 0n ? `${text} and ${coinText(chainId, 'wrapped', wrapped)}` : text;
  return [{ ...row, value }];
};

type PriceFactsProps = {
  steps: readonly Signable[];
  labels: Labels;
  trait?: TraitDetail | undefined;
};

/** Returns whether a step sells a trait for an offer, whose price is compared with the floor. */
const isSale = (step: Signable): boolean =>
  step.kind === 'fulfilment' && readOrder(step.chainId, step.terms).kind === 'offer';

function FloorRows({ trait, rows }: { trait: TraitDetail; rows: readonly AmountRow[] }) {
  const { floor, isFloorOwn } = usePriceContext(trait);
  const label = priceLabels.floor[isFloorOwn ? 'others' : 'all'];
  const { data: listings } = useTraitOrders(trait.id, 'listing');
  const value = listings && (floor ? exactPrice(floor) : 'None');
  return <AmountRows rows={[...rows, { label, value: value ?? '…' }]} />;
}

/** Shows what is paid or received, how a price is divided, and what is left afterwards. */
export function PriceFacts({ steps, labels, trait }: PriceFactsProps) {
  const { data: balances } = useBalances();
  const priced = steps.filter((step) => messageOf(step).money?.(step) !== undefined);
  const [only, ...others] = priced;
  const isOneNetwork = new Set(steps.map(({ chainId }) => chainId)).size === 1;
  const rows = [
    ...(only && others.length === 0 ? (messageOf(only).divided?.(only, labels) ?? []) : []),
    ...CHAIN_IDS.flatMap((chainId) =>
      balanceRow(chainId, steps, balances).map((row) =>
        isOneNetwork ? row : { ...row, label: `${row.label}, on ${CHAINS[chainId].name}` },
      ),
    ),
  ];
  return (
    <>
      <EstimatedTotal steps={steps} />
      {trait && steps.some(isSale) ? (
        <FloorRows trait={trait} rows={rows} />
      ) : (
        rows.length > 0 && <AmountRows rows={rows} />
      )}
    </>
  );
}
