import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import type { Line } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { feeRows, lineName, paidFor } from '@/lib/economy/orders/lines';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { fetchBalances, useBalances } from '@/lib/economy/wallets/wallet-queries';

import {
  type ActionOf,
  type FormProps,
  type NextProps,
  type Prepared,
  type ResultProps,
  type StepsAt,
  defineAction,
} from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import {
  convertNeed,
  convertSteps,
  type ConvertNeed,
  shortOfAny,
} from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { cartStep } from '../messages/cart';
import { makerText, orderPicture } from '../messages/lines';
import { joinLabels, labelsOfOrder } from '../messages/text/labels';
import { CancelOpenForSame } from '../shared/orders/cancel-open-for-same';
import { ItemsResult } from '../shared/items-result';
import { buysLines, cancelsOwn, convertsOwn } from '../shared/matching';
import { NetworksNotice } from '../shared/networks-notice';
import { sumOf } from '../shared/form/price-rows';
import { comparedPurchase } from '@/lib/price-warnings/references';

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

/** Leaves out own listings, which users may have added before they connected. */
const othersOf = (lines: readonly Line[], address: WalletAddress): Line[] =>
  lines.filter(({ order }) => !isOwnOrder(order, address));

const ANY = { allRequired: false };

/** @throws UnreadableOrder when an order differs from what is displayed */
const prepared = (chains: readonly OnChain[], address: WalletAddress): Prepared => ({
  steps: chains.flatMap(({ chainId, lines, need }) => [
    ...convertSteps(need, chainId, address),
    cartStep(lines, address, ANY),
  ]),
  labels: joinLabels(chains.flatMap(({ lines }) => lines.map(({ order }) => labelsOfOrder(order)))),
});

function Form({ action: { lines }, address, store }: FormProps<ActionOf<'buySeveral'>>) {
  const { data: balances, isLoading } = useBalances();
  const others = othersOf(lines, address);
  const chains = byChain(others, balances);

  const review = () => {
    if (others.length === 0 || chains.some(({ need }) => need.isShort)) return;
    const { steps, labels } = prepared(chains, address);
    store.review(steps, labels);
  };

  return (
    <ActionForm
      chains={chains.map(({ chainId }) => chainId)}
      about="cart"
      onReview={review}
      isWaiting={isLoading || others.length === 0}
      blockedBy={shortOfAny(chains)}
    >
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
              ...feeRows(chainId, own),
              { label: 'You pay', ...sumOf(chainId, 'native', due) },
            ]}
          />
          <ConvertNotice chainId={chainId} need={need} />
        </section>
      ))}
    </ActionForm>
  );
}

function ReviewNotice({
  action: { lines },
  progress: { steps },
}: {
  action: ActionOf<'buySeveral'>;
  progress: StepsAt;
}) {
  const purchases = steps.flatMap((step) => (step.kind === 'cart' ? step : []));
  const bought = purchases.reduce((sum, { message }) => sum + message.lines.length, 0);
  return (
    <>
      <NetworksNotice steps={steps} kind="cart" />
      {bought < lines.length && (
        <p role="status" className="text-sm">
          You can’t buy from yourself, so your own listings are left out.
        </p>
      )}
    </>
  );
}

function Result({ action: { lines }, isMissed, onLeave }: ResultProps<ActionOf<'buySeveral'>>) {
  const bought = lines.filter(({ order }) => !isMissed(order.hash));
  const items = bought.flatMap(({ order, quantity }) =>
    order.gives.map((item) => (item.kind === 'avatar' ? item : { ...item, quantity })),
  );
  return <ItemsResult items={items} onLeave={onLeave} />;
}

function Next({ action: { lines }, isMissed, ...rest }: NextProps<ActionOf<'buySeveral'>>) {
  const bought = lines.flatMap(({ order }) => (isMissed(order.hash) ? [] : order));
  return <CancelOpenForSame bought={bought} {...rest} />;
}

export const buySeveral = defineAction<'buySeveral'>({
  Form,
  steps: {
    unwrap: convertsOwn,
    cancel: cancelsOwn,
    cart: (step, { action: { lines }, address }) =>
      buysLines(step, othersOf(lines, address), address, ANY),
  },
  chains: ({ lines }) => lines.map(({ order }) => order.chainId),
  /** Opens with the review, or with the form when a balance is too low. */
  prepare: ({ lines }, { address, queryClient, token }) => {
    const others = othersOf(lines, address);
    if (others.length === 0) return undefined;
    const load = async () => {
      // Ignores unknown balances: the market itself rejects a balance that is too low.
      const balances = await fetchBalances(queryClient, token).catch(() => undefined);
      const chains = byChain(others, balances);
      return chains.some(({ need }) => need.isShort) ? undefined : prepared(chains, address);
    };
    return load();
  },
  wakes: () => [],
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'cart',
  ReviewNotice,
  Result,
  Next,
  several: {
    lines: ({ lines }) =>
      lines.map((line) => ({
        ...comparedPurchase(line),
        detail: makerText('From', line.order),
        picture: orderPicture(line.order),
        price: paidFor(line),
      })),
    withoutStep: 'Your own listing',
    sumLabel: 'You paid',
    words: {
      all: () => 'Purchase complete',
      some: (done, count) => `You bought ${done} of ${count}`,
      none: 'You bought nothing',
      allWords: 'Everything is in your wallet.',
      someWords:
        'You paid nothing for what couldn’t be bought. It’s still in your cart, with its current listings.',
    },
  },
});
