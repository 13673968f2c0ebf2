import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import type { Plan } from '@trait-market/contract/economy/credits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId } from 'react';

import { AmountRows, type AmountRow } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { cn } from '@/lib/cn';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { Warnings } from '@/components/economy/warnings';

import type { FormStore } from './action';
import type { Signable } from '../messages/step';
import { convertNeed, convertSteps, shortOf } from './coins/convert-need';
import { ConvertNotice } from './coins/convert-notice';
import { FormSkeleton } from './form/form-skeleton';
import { SigningForm } from './form/signing-form';
import { useActionValues } from './form/use-action-values';
import { priceOn } from '../messages/text/sold-for-credits';
import { NO_LABELS } from '../messages/text/labels';
import { sumOf } from './form/price-rows';

type Sold = Pick<Plan, 'prices' | 'credits'>;

type Payment = { chainId: ChainId; price: bigint; balance: Balance | undefined };

const isShort = ({ price, balance }: Payment): boolean =>
  convertNeed('native', balance, price).isShort;

const paymentsFor = (sold: Sold, balances: readonly Balance[]): Payment[] =>
  sold.prices.flatMap(({ chainId }) => {
    const price = priceOn(sold, chainId);
    if (price === undefined) return [];
    return [{ chainId, price, balance: balances.find((one) => one.chainId === chainId) }];
  });

type ChainChoiceProps = {
  payment: Payment;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
};

function ChainChoice({ payment, name, isChosen, onChoose }: ChainChoiceProps) {
  const { chainId, price, balance } = payment;
  const short = isShort(payment);
  return (
    <label
      htmlFor={`${name}-${chainId}`}
      className="flex cursor-pointer items-center gap-3 rounded-control border border-hairline px-4 py-3 has-checked:border-foreground"
    >
      <RadioGroupItem
        id={`${name}-${chainId}`}
        name={name}
        value={chainId}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
          <span>{CHAINS[chainId].name}</span>
          <span translate="no" className="tabular-nums">
            {coinText(chainId, 'native', price)}
          </span>
        </span>
        <span className={cn('block text-sm tabular-nums', short ? 'text-danger' : 'text-muted')}>
          {`You hold ${coinText(chainId, 'native', BigInt(balance?.native ?? '0'))}${short ? ', which isn’t enough' : ''}`}
        </span>
      </span>
    </label>
  );
}

type CreditsFormProps = {
  sold: Sold;
  /** Names what is signed: "plan purchase". */
  noun: string;
  lasts: AmountRow;
  warnings: readonly string[];
  stepOn: (chainId: ChainId) => Signable;
  address: WalletAddress;
  store: FormStore;
};

/** Defaults to the first chain with a sufficient balance; unwraps first if needed. */
export function CreditsForm({
  sold,
  noun,
  lasts,
  warnings,
  stepOn,
  address,
  store,
}: CreditsFormProps) {
  const { values, change, setTried } = useActionValues(store);
  const name = useId();
  const balances = useBalances();

  if (balances.isPending) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your balances" query={balances} />;

  const payments = paymentsFor(sold, balances.data);
  const payment =
    payments.find(({ chainId }) => String(chainId) === values['chain']) ??
    payments.find((one) => !isShort(one)) ??
    payments[0];
  if (payment === undefined) return <p>This isn’t for sale right now.</p>;
  const { chainId, price, balance } = payment;
  const need = convertNeed('native', balance, price);

  const blockedBy = shortOf(chainId, need);
  const prepare = () => ({
    steps: [...convertSteps(need, chainId, address), stepOn(chainId)],
    labels: NO_LABELS,
  });

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun={noun}
      about="plan"
      blockedBy={blockedBy}
      onIncomplete={() => setTried(true)}
    >
      <Warnings words={warnings} />
      <RadioGroup aria-labelledby={`${name}-label`}>
        <p id={`${name}-label`} className="mb-2 text-sm font-semibold">
          Pay on
        </p>
        <div className="grid gap-2">
          {payments.map((one) => (
            <ChainChoice
              key={one.chainId}
              payment={one}
              name={name}
              isChosen={one === payment}
              onChoose={() => change('chain')(String(one.chainId))}
            />
          ))}
        </div>
      </RadioGroup>
      <AmountRows
        rows={[
          { label: 'Credits', value: String(sold.credits) },
          lasts,
          // The review, which has the sum, waits until the purchase isn't blocked.
          ...(blockedBy === undefined
            ? []
            : [{ label: 'You pay', ...sumOf(chainId, 'native', price) }]),
        ]}
      />
      <ConvertNotice chainId={chainId} need={need} />
    </SigningForm>
  );
}
