import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import type { Line } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { feesOf, lineName, paidFor } from '@/lib/economy/orders/lines';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { convertNeed, convertSteps, type ConvertNeed } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { fulfilmentStep } from '../messages/fulfilment';
import { joinLabels, labelsOfOrder } from '../messages/text/labels';
import type { Signable } from '../messages/step';
import { cancelsOwn, convertsOwn, fulfilsOneOf, isSameHash } from '../shared/matching';

type OnChain = { chainId: ChainId; lines: readonly Line[]; due: bigint; need: ConvertNeed };

const byChain = (lines: readonly Line[], balances: readonly Balance[] | undefined): OnChain[] =>
  CHAIN_IDS.flatMap((chainId) => {
    const own = lines.filter(({ order }) => order.chainId === chainId);
    if (own.length === 0) return [];
    const due = own.reduce((sum, line) => sum + BigInt(paidFor(line).amount), 0n);
    const balance = balances?.find((one) => one.chainId === chainId);
    // While the balances are unknown, assumes that nothing has to be unwrapped.
    const need = convertNeed('native', balance, balances === undefined ? 0n : due);
    return [{ chainId, lines: own, due, need }];
  });

const stepsOf = (chains: readonly OnChain[], address: WalletAddress): Signable[] =>
  chains.flatMap(({ chainId, lines, need }) => [
    ...convertSteps(need, chainId, address),
    ...lines.map(({ order, quantity }) => fulfilmentStep(order, BigInt(quantity), address)),
  ]);

function Form({ action: { lines }, address, store }: FormProps<ActionOf<'buySeveral'>>) {
  const { data: balances, isLoading } = useBalances();
  // Excludes own listings, which users may have added before they connected.
  const others = lines.filter(({ order }) => !isOwnOrder(order, address));
  const chains = byChain(others, balances);

  const review = () => {
    if (others.length === 0 || chains.some(({ need }) => need.isShort)) return;
    const labels = joinLabels(others.map(({ order }) => labelsOfOrder(order)));
    store.review(stepsOf(chains, address), labels);
  };

  return (
    <ActionForm about="cart" onReview={review} isWaiting={isLoading || others.length === 0}>
      <p className="text-sm">
        {others.length === 1
          ? 'It’s one purchase, with one signature.'
          : `These are ${others.length} purchases, and each needs a signature. If one can’t be bought, you pay nothing for it, and the others still go through.`}
      </p>
      {others.length < lines.length && (
        <p role="status" className="text-sm">
          You can’t buy from yourself, so your own listings are left out.
        </p>
      )}
      {chains.map(({ chainId, lines: own, due, need }) => (
        <section key={chainId} className="grid gap-2">
          <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
          <AmountRows
            rows={[
              ...own.map((line) => ({
                id: line.order.hash,
                label: lineName(line),
                value: coinText(chainId, 'native', BigInt(paidFor(line).amount)),
              })),
              {
                label: 'Including fees and royalties',
                value: coinText(chainId, 'native', feesOf(own)),
              },
              { label: 'You pay', value: coinText(chainId, 'native', due), isSum: true },
            ]}
          />
          <ConvertNotice chainId={chainId} need={need} />
        </section>
      ))}
    </ActionForm>
  );
}

export const buySeveral = defineAction<'buySeveral'>({
  Form,
  steps: {
    unwrap: convertsOwn,
    cancel: cancelsOwn,
    fulfilment: (step, { action: { lines }, address }) =>
      fulfilsOneOf(
        step,
        lines.map(({ order }) => order),
        address,
      ) &&
      lines.some(
        ({ order, quantity }) =>
          isSameHash(order.hash, step.message.orderHash) &&
          String(quantity) === step.message.quantity,
      ),
  },
  chains: ({ lines }) => lines.map(({ order }) => order.chainId),
  wakes: () => [],
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'fulfilment',
  several: {
    lines: ({ lines }) =>
      lines.map((line) => ({
        id: line.order.hash,
        label: lineName(line),
        price: paidFor(line),
      })),
    withoutStep: 'Your own listing',
    isPaid: true,
    words: {
      all: () => 'Purchase complete',
      some: (done, count) => `You bought ${done} of ${count}`,
      none: 'You bought nothing',
      allWords: 'Everything is yours, loose in your wallet.',
      someWords:
        'You paid nothing for what couldn’t be bought. It’s still in your cart, with its current listings.',
    },
  },
});
