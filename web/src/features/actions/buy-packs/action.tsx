import type { Drop } from '@trait-market/contract/economy/drops';
import type { PacksBought } from '@trait-market/contract/economy/packs';
import type { WalletAddress } from '@trait-market/contract/shared';
import { MAX_PACKS_BOUGHT } from '@trait-market/contract/economy/actions';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { sealedDrop, shareableDrop } from '@/components/draw/sealed-drop';
import { ShareActions } from '@/components/share/share-actions';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { OVER_SPENDING_LIMIT, useSpendingLimits } from '@/lib/economy/draws/packs-queries';
import { useDrop } from '@/lib/economy/draws/use-drop';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { MessageDefinition } from '../messages/message';
import { networkFeeRow } from '../messages/text/network-fee';
import { priceRow } from '../messages/text/price-row';
import { detail, total } from '../messages/text/sentence';
import { transactionRows } from '../messages/text/transaction-rows';
import { validityText } from '../messages/text/validity-text';
import type { ActionSummary } from '../messages/summary';
import { moneyPaid } from '../messages/text/sold-for-credits';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { type ActionOf, type FormProps, type ResultProps, defineAction } from '../shared/action';
import { SealedResult } from '../shared/sealed-result';
import { DropSubject } from '../shared/subject/drop-subject';
import { convertNeed, convertSteps, shortOf } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';
import { labelsOfDrop, openBoughtText, packsText } from '../messages/text/labels';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { readCount } from '../shared/form/form-values';
import { sumOf } from '../shared/form/price-rows';

type PackBuyStep = StepOf<'packBuy'>;

export const packBuyStep = (
  { id, chainId, declared, price }: Drop,
  count: number,
  buyer: WalletAddress,
): PackBuyStep =>
  newStep('packBuy', chainId, {
    buyer,
    drop: id,
    declared,
    packs: String(count),
    highestPrice: String(BigInt(price.amount) * BigInt(count)),
  });

const bought = ({
  packs: count,
  paid,
  unopened,
  drop,
  transactionHash,
}: PacksBought): ActionSummary => ({
  title: count === 1 ? 'You bought a pack' : `You bought ${count} packs`,
  words: `Sealed, and yours. Open ${count === 1 ? 'it' : 'them'} now or any other day. What’s inside is drawn when you do.`,
  rows: [
    priceRow('You paid', paid),
    ...(unopened > count
      ? [
          {
            label: `Your other unopened ${plainText(drop.name)} packs`,
            value: String(unopened - count),
          },
        ]
      : []),
    networkFeeRow,
    ...transactionRows({ chainId: paid.chainId, transactionHash }),
  ],
});

const PURCHASE = 'pack purchase';

export const packBuyMessage: MessageDefinition<PackBuyStep> = {
  noun: () => PURCHASE,
  sentences: (step, labels) => {
    const { drop, packs: count, highestPrice, declared } = step.message;
    const isOne = count === '1';
    return [
      `You buy ${packsText(labels, drop, count)}, sealed.`,
      `Nothing is drawn until you open ${isOne ? 'it, and it never expires' : 'them, and they never expire'}.`,
      total(
        `You pay at most ${coinText(step.chainId, 'native', BigInt(highestPrice))} to the market.`,
      ),
      'If the price is higher by then, or fewer packs are left, you pay nothing.',
      detail(`It’s only valid for the drop as declared (${shortenAddress(declared)}).`),
      validityText(step),
    ];
  },
  send: async (step, signature) => bought(await send(market.packs.buy, step, signature)),
  money: moneyPaid,
};

function Form({ action: { drop }, address, store }: FormProps<ActionOf<'buyPacks'>>) {
  const { read, setTried } = useActionValues(store);
  const balances = useBalances();
  const limits = useSpendingLimits();
  const { chainId, price } = drop;
  // Refetches the remaining packs; the price stays the one that the user saw.
  const { packs } = useDrop(drop.id).data ?? drop;
  const failed = [balances, limits].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return <QueryFailure title="Couldn’t load your balances" query={failed} />;
  if (balances.data === undefined || limits.data === undefined) return <FormSkeleton />;

  const most = Math.min(MAX_PACKS_BOUGHT, packs.total - packs.sold);
  const { value: count, field } = read('packs', readCount(most), '1');
  const due = BigInt(price.amount) * BigInt(count ?? 0);
  const balance = balances.data.find((one) => one.chainId === chainId);
  const need = convertNeed('native', balance, due);
  const own = limits.data.find((one) => one.chainId === chainId);
  const limit = own?.limit ?? undefined;
  const left = limit === undefined ? undefined : BigInt(limit) - BigInt(own?.spent ?? '0');
  const isOverLimit = left !== undefined && due > left;

  const open = coinText(chainId, 'native', left !== undefined && left > 0n ? left : 0n);
  const overLimit =
    isOverLimit && `Your spending limit leaves ${open} for packs today. Choose fewer, or wait.`;

  const blockedBy = isOverLimit ? OVER_SPENDING_LIMIT : shortOf(chainId, need);

  const prepare = () =>
    count === undefined
      ? undefined
      : {
          steps: [...convertSteps(need, chainId, address), packBuyStep(drop, count, address)],
          labels: labelsOfDrop(drop),
        };

  if (most === 0) return <p>This drop is sold out.</p>;
  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun={PURCHASE}
      blockedBy={blockedBy}
      about="packs"
      onIncomplete={() => setTried(true)}
    >
      <QuantityField
        label={`Packs (${packs.total - packs.sold} left)`}
        {...field}
        {...(overLimit && { error: overLimit })}
      />
      <AmountRows
        rows={[
          { label: 'Price of a pack', value: coinText(chainId, 'native', BigInt(price.amount)) },
          { label: 'Traits in a pack', value: '5' },
          ...(left === undefined
            ? []
            : [
                {
                  label: 'Left of your spending limit',
                  value: coinText(chainId, 'native', left > 0n ? left : 0n),
                },
              ]),
          // The review, which has the sum, waits until the purchase isn't blocked.
          ...(blockedBy === undefined
            ? []
            : [{ label: 'You pay', ...sumOf(chainId, 'native', due) }]),
        ]}
      />
      <ConvertNotice chainId={chainId} need={need} />
    </SigningForm>
  );
}

/** Opens just the bought packs; older ones of the drop stay sealed. */
function Result({ action: { drop }, steps }: ResultProps<ActionOf<'buyPacks'>>) {
  const { start } = useActions();
  const packs = steps.reduce(
    (sum, step) => (step.kind === 'packBuy' ? sum + Number(step.message.packs) : sum),
    0,
  );
  return (
    <>
      <SealedResult sealed={sealedDrop(drop)} />
      <Button size="lg" onClick={() => start({ kind: 'openPacks', drop, packs })}>
        {openBoughtText(packs)}
      </Button>
      <ShareActions of={shareableDrop(drop)} size="default" isWide />
    </>
  );
}

export const buyPacks = defineAction<'buyPacks'>({
  Form,
  Subject: ({ action }) => <DropSubject drop={action.drop} />,
  messages: { packBuy: packBuyMessage },
  steps: {
    unwrap: convertsOwn,
    packBuy: (step, { action, address }) =>
      isAsBuilt(step, packBuyStep(action.drop, Number(step.message.packs), address)),
  },
  chains: ({ drop }) => [drop.chainId],
  Result,
});
