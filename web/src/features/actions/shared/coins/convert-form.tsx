import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { FormStore } from '../action';
import { ActionForm } from '../form/action-form';
import { AmountField } from '../form/fields';
import { FormSkeleton } from '../form/form-skeleton';
import { readPrice } from '../form/form-values';
import { useActionValues } from '../form/use-action-values';
import { convertStep } from '../../messages/convert';
import { NO_LABELS } from '../../messages/text/labels';

type ConvertFormProps = {
  kind: 'wrap' | 'unwrap';
  chainId: ChainId;
  address: WalletAddress;
  store: FormStore;
};

/** The amount to wrap or unwrap. */
export function ConvertForm({ kind, chainId, address, store }: ConvertFormProps) {
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const balances = useBalances();

  if (balances.isPending) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your balances" query={balances} />;

  const coin = kind === 'wrap' ? 'native' : 'wrapped';
  const balance = balances.data.find((one) => one.chainId === chainId);
  const has = BigInt((coin === 'native' ? balance?.native : balance?.wrapped) ?? '0');
  const text = values['amount'] ?? '';
  const amount = readPrice(text);
  const isShort = amount.value !== undefined && amount.value > has;
  const error = isShort
    ? `That’s too much. You have ${coinText(chainId, coin, has)}.`
    : amount.error;

  const review = () => {
    setTried(true);
    if (amount.value === undefined || isShort) return;
    store.review([convertStep(kind, chainId, amount.value, address)], NO_LABELS);
  };

  return (
    <ActionForm onReview={review}>
      <AmountField
        label={`Amount, in ${coinSymbol(chainId, coin)}`}
        value={text}
        onChange={change('amount')}
        error={wasTried || text !== '' ? error : undefined}
      />
      {!isShort && (
        <p className="text-sm text-muted tabular-nums">
          You hold <span translate="no">{coinText(chainId, coin, has)}</span>.
        </p>
      )}
    </ActionForm>
  );
}
