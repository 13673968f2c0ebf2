import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useState } from 'react';

import { AmountRows } from '@/components/economy/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { coinSymbol, coinText } from '@/lib/economy/coin-amount';
import { useBalances } from '@/lib/economy/wallet-queries';

import { buyingWarnings } from '../review/price-warnings';
import { usePriceContext } from '../review/use-price-context';
import { Warnings } from '@/components/economy/warnings';
import type { ActStore } from '../signing/act-store';
import { orderStep } from '../signing/build-steps';
import { ActForm } from './act-form';
import { convertNeed, convertSteps } from './convert-need';
import { ConvertNotice } from './convert-notice';
import { defaultEndDay } from './end-date';
import { AmountField, EndDayField, QuantityField } from './fields';
import { FormSkeleton } from './form-skeleton';
import { readEndDay, readPrice, readQuantity } from './form-values';
import { labelsOfTrait } from './labels-of-trait';
import { buyerRows } from './price-rows';
import { useActValues } from './use-act-values';

type OfferFormProps = { trait: TraitDetail; address: WalletAddress; store: ActStore };

/** What is offered for a trait, until when; what is missing of the wrapped coin is wrapped first. */
export function OfferForm({ trait, address, store }: OfferFormProps) {
  const { values, change } = useActValues(store);
  const [now] = useState(() => new Date());
  const [wasTried, setTried] = useState(false);
  const balances = useBalances();
  const context = usePriceContext(trait);
  const { chainId } = trait;

  if (balances.isPending) return <FormSkeleton />;
  if (balances.data === undefined)
    return (
      <QueryFailure
        title="Couldn’t load your balances"
        error={balances.error}
        isRetrying={balances.isFetching}
        onRetry={() => void balances.refetch()}
      />
    );

  const balance = balances.data.find((one) => one.chainId === chainId);
  const quantityText = values['quantity'] ?? '1';
  const price = readPrice(values['price'] ?? '');
  const quantity = readQuantity(quantityText, trait.editions);
  const end = readEndDay(values['day'] ?? defaultEndDay(now), now);
  const units = quantity.value ?? 1n;
  const need = convertNeed('wrapped', balance, (price.value ?? 0n) * units);
  const show = (text: string | undefined, error: string | undefined) =>
    wasTried || (text !== undefined && text !== '') ? error : undefined;

  const review = () => {
    setTried(true);
    if (price.value === undefined || quantity.value === undefined || end.value === undefined)
      return;
    if (need.isShort) return;
    const { token, tokenId, fees } = trait;
    const offer = orderStep({
      kind: 'offer',
      chainId,
      maker: address,
      asset: { kind: 'trait', token, tokenId, quantity: quantity.value },
      unitPrice: price.value,
      fees,
      commitments: [],
      expiresAt: end.value,
      counter: balance?.counter ?? '0',
    });
    store.review([...convertSteps(need, chainId, address), offer], labelsOfTrait(trait));
  };

  return (
    <ActForm onReview={review}>
      <AmountField
        label={`Price per edition, in ${coinSymbol(chainId, 'wrapped')}`}
        value={values['price'] ?? ''}
        onChange={change('price')}
        error={show(values['price'], price.error)}
      />
      {trait.editions > 1 && (
        <QuantityField
          label="Editions"
          value={quantityText}
          onChange={change('quantity')}
          error={show(quantityText, quantity.error)}
        />
      )}
      <EndDayField
        value={values['day'] ?? defaultEndDay(now)}
        onChange={change('day')}
        error={end.error}
        now={now}
      />
      {balance && (
        <p className="text-sm text-muted tabular-nums">
          You hold {coinText(chainId, 'wrapped', BigInt(balance.wrapped))} and{' '}
          {coinText(chainId, 'native', BigInt(balance.native))}.
        </p>
      )}
      {price.value !== undefined && (
        <AmountRows
          rows={buyerRows({
            chainId,
            coin: 'wrapped',
            unitPrice: price.value,
            quantity: units,
            fees: trait.fees,
          })}
        />
      )}
      <ConvertNotice chainId={chainId} need={need} />
      <Warnings
        words={price.value === undefined ? [] : buyingWarnings(price.value, context, true)}
      />
    </ActForm>
  );
}
