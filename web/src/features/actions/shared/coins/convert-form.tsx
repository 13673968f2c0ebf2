import type { ChainId } from '@trait-market/contract/economy/shared';

import { QueryFailure } from '@/components/query-failure';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { AmountField } from '../form/fields';
import { FormSkeleton } from '../form/form-skeleton';
import { readPrice } from '../form/form-values';
import { SigningForm } from '../form/signing-form';
import { useActionValues } from '../form/use-action-values';
import { CONVERSIONS, convertStep } from '../../messages/convert';
import { NO_LABELS } from '../../messages/text/labels';
import type { FormProps } from '../action';

type ConvertFormProps = FormProps<{ kind: 'wrap' | 'unwrap'; chainId: ChainId }>;

export function ConvertForm({ action, address, store }: ConvertFormProps) {
  const { kind, chainId } = action;
  const { read, setTried } = useActionValues(store);
  const balances = useBalances();

  if (balances.isPending) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your balances" query={balances} />;

  const coin = kind === 'wrap' ? 'native' : 'wrapped';
  const balance = balances.data.find((one) => one.chainId === chainId);
  const has = BigInt((coin === 'native' ? balance?.native : balance?.wrapped) ?? '0');
  const amount = read('amount', readPrice);
  const isShort = amount.value !== undefined && amount.value > has;
  const tooMuch = isShort && `That’s too much. You have ${coinText(chainId, coin, has)}.`;

  const prepare = () =>
    amount.value === undefined || isShort
      ? undefined
      : { steps: [convertStep(kind, chainId, amount.value, address)], labels: NO_LABELS };

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun={CONVERSIONS[kind]}
      about="plan"
      onIncomplete={() => setTried(true)}
    >
      <AmountField
        label={`Amount, in ${coinSymbol(chainId, coin)}`}
        {...amount.field}
        {...(tooMuch && { error: tooMuch })}
      />
      {!isShort && (
        <p className="text-sm text-muted tabular-nums">
          You hold <span translate="no">{coinText(chainId, coin, has)}</span>.
        </p>
      )}
    </SigningForm>
  );
}
