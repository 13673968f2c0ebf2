import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { useBalances, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { sellingWarnings } from '../shared/prices/price-warnings';
import { usePriceContext } from '../shared/prices/use-price-context';
import { Warnings } from '@/components/economy/warnings';
import type { FormStore } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { defaultEndDay } from '../shared/form/end-date';
import { AmountField, EndDayField, QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readEndDay, readPrice, readQuantity } from '../shared/form/form-values';
import { labelsOfTrait } from '../shared/form/labels-of-trait';
import { PriceFacts } from '../shared/orders/price-facts';
import { sellerRows } from '../shared/form/price-rows';
import { useActionValues } from '../shared/form/use-action-values';
import { orderStep } from '../messages/order';

type ListFormProps = { trait: TraitDetail; address: WalletAddress; store: FormStore };

export function ListForm({ trait, address, store }: ListFormProps) {
  const { values, change } = useActionValues(store);
  const [now] = useState(() => new Date());
  const [wasTried, setTried] = useState(false);
  const balances = useBalances();
  const owned = useOwnedTraits(address, trait.collection);
  const context = usePriceContext(trait);

  if (owned.isPending || balances.isPending) return <FormSkeleton />;
  const failed = owned.error ? owned : balances;
  if (owned.data === undefined || balances.data === undefined)
    return <QueryFailure title="Couldn’t load what you own" query={failed} />;

  const own = owned.data.find((item) => item.trait.id === trait.id);
  const balance = balances.data.find(({ chainId }) => chainId === trait.chainId);
  if (own === undefined || own.quantity === 0)
    return (
      <p role="status" className="text-sm text-muted">
        You have no loose edition to list. If an avatar wears one, take it off first.
      </p>
    );

  const quantityText = values['quantity'] ?? '1';
  const price = readPrice(values['price'] ?? '');
  const quantity = readQuantity(quantityText, own.quantity);
  const end = readEndDay(values['day'] ?? defaultEndDay(now), now);
  const show = (text: string | undefined, error: string | undefined) =>
    wasTried || (text !== undefined && text !== '') ? error : undefined;

  const review = () => {
    setTried(true);
    if (price.value === undefined || quantity.value === undefined || end.value === undefined)
      return;
    const { token, tokenId, chainId, fees } = trait;
    const step = orderStep({
      kind: 'listing',
      chainId,
      maker: address,
      asset: { kind: 'trait', token, tokenId, quantity: quantity.value },
      unitPrice: price.value,
      fees,
      expiresAt: end.value,
      counter: balance?.counter ?? '0',
    });
    store.review([step], labelsOfTrait(trait));
  };

  return (
    <ActionForm onReview={review}>
      <div className="grid gap-2">
        <AmountField
          label={`Price per edition, in ${coinSymbol(trait.chainId, 'native')}`}
          value={values['price'] ?? ''}
          onChange={change('price')}
          error={show(values['price'], price.error)}
        />
        <PriceFacts floor={trait.floor} isFloorOwn={context.isFloorOwn} lastSale={trait.lastSale} />
        <Warnings words={price.value === undefined ? [] : sellingWarnings(price.value, context)} />
      </div>
      {own.quantity > 1 && (
        <QuantityField
          label={`Editions (you hold ${own.quantity})`}
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
      {own.listedByOwner > 0 && (
        <p className="text-sm text-muted">
          {own.listedByOwner} already listed. You can list the same edition more than once, but it’s
          only sold once.
        </p>
      )}
      {price.value !== undefined && (
        <AmountRows
          rows={sellerRows({
            chainId: trait.chainId,
            coin: 'native',
            unitPrice: price.value,
            quantity: quantity.value ?? 1n,
            fees: trait.fees,
          })}
        />
      )}
    </ActionForm>
  );
}
