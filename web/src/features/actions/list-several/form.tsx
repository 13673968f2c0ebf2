import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import { useId, useRef } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import type { ForSale } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { listText } from '@/lib/format/list-text';

import { orderStep } from '../messages/order';
import { joinLabels, labelAssets, labelFees } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { EndDayField } from '../shared/form/end-day-field';
import { type OrderMarket, withMarket } from '../shared/form/with-market';
import { isFarBelow } from '../shared/prices/sale-warnings';
import { floorChange, VS_FLOOR } from '../shared/several/floor-change';
import { pricedRow } from '../shared/several/priced-row';
import { PricedRow, PricedTable } from '../shared/several/priced-table';
import { PricingFields } from '../shared/several/pricing-fields';
import { UnpricedAlert } from '../shared/several/unpriced-alert';
import { usePricing } from '../shared/several/use-pricing';
import { factsOf, floorOf, forSaleKey, isAllListed, type ListingRow, nameOf } from './for-sale';
import { ListSeveralSums } from './list-several-sums';
import { comparedOf, proceedsOf } from './several-prices';

const signaturesText = (count: number, chains: readonly ChainId[]): string => {
  const names = listText(chains.map((chain) => CHAINS[chain].name));
  if (count === 1) return 'It’s one listing, with one signature. Listing is free.';
  return chains.length > 1
    ? `These are ${count} listings, with one signature for each network: ${names}. Listing is free.`
    : `These are ${count} listings, with one signature. Listing is free.`;
};

const RULES = [
  ['floor', 'Each trait’s floor'],
  ['lastSale', 'Each trait’s last sale'],
  ['one', 'One price for all'],
] as const;

const lowWarnings = (rows: readonly ListingRow[]): string[] => {
  const low = rows.filter(
    ({ item, read }) => read.value && isFarBelow(comparedOf(item), read.value),
  );
  if (low.length === 0) return [];
  const are = low.length === 1 ? '1 of these is' : `${low.length} of these are`;
  const names = low.slice(0, 3).map(({ item }) => nameOf(item));
  return [
    `${are} 20% or more below the floor: ${names.join(', ')}${low.length > 3 ? ' and others' : ''}.`,
  ];
};

type LinesFormProps = FormProps<ActionOf<'listSeveral'>> & OrderMarket;

function LinesForm({ action: { items }, address, store, balances, collections }: LinesFormProps) {
  const id = useId();
  const lines = useRef<HTMLTableElement>(null);
  const pricing = usePricing<ForSale>({
    store,
    items,
    keyOf: forSaleKey,
    referencesOf: (item) => ({ ...item.trait, floor: comparedOf(item).floor }),
    rules: RULES,
    initialPercent: '0',
  });
  const { form, left, selected, chains, end, unpriced } = pricing;
  const { values, change, set, now, wasTried, setTried } = form;
  const isEvery = values['every'] === '1';
  const rows = pricing.rows.map((row): ListingRow => {
    const { trait, quantity } = row.item;
    const fees = collections.find(({ slug }) => slug === trait.collection)?.fees;
    return { ...row, fees, quantity: BigInt(isEvery ? quantity : 1) };
  });
  const listed = selected.filter(isAllListed);

  const review = () => {
    setTried(true);
    const steps = rows.flatMap(({ item: { trait }, chainId, read, fees, quantity }) => {
      if (read.value === undefined || fees === undefined || end.value === undefined) return [];
      const { token, tokenId } = trait;
      return orderStep({
        kind: 'listing',
        chainId,
        maker: address,
        asset: { kind: 'trait', token, tokenId, quantity },
        unitPrice: read.value,
        fees,
        expiresAt: end.value,
        counter: balances.find((one) => one.chainId === chainId)?.counter ?? '0',
      });
    });
    if (steps.length === 0 || steps.length < rows.length) {
      lines.current?.querySelector<HTMLElement>('[data-unpriced]')?.focus();
      return;
    }
    const labels = rows.map(({ item: { trait }, fees = [] }) => ({
      assets: labelAssets([{ ...trait, kind: 'trait', name: trait.value }]),
      fees: labelFees(fees),
    }));
    // One signature covers the listings of a network that follow one another.
    const byChain = steps.toSorted((one, other) => one.chainId - other.chainId);
    store.review(byChain, joinLabels(labels));
  };

  return (
    <ActionForm chains={chains} onReview={review} isWaiting={rows.length === 0}>
      <p className="text-sm">
        {signaturesText(selected.length, chains)}
        {left.length < items.length && (
          <span>{` Already live: ${traitsText(items.length - left.length)}.`}</span>
        )}
      </p>
      <PricingFields {...pricing} coin="native" />
      <EndDayField {...end.field} error={end.error} now={now} />
      {selected.some(({ quantity }) => quantity > 1) && (
        <label htmlFor={`${id}-every`} className="flex items-center gap-3 text-sm">
          <CheckInput
            id={`${id}-every`}
            checked={isEvery}
            onChange={({ target }) => change('every')(target.checked ? '1' : '')}
          />
          List every edition I hold, not just one of each
        </label>
      )}
      {listed.length > 0 && (
        <div className="grid justify-items-start gap-2 text-sm">
          <p>
            {`You’ve already listed every edition you hold of ${listed.length === 1 ? listed.map(nameOf).join('') : traitsText(listed.length)}. You can list an edition more than once, but it only sells once.`}
          </p>
          {listed.length < selected.length && (
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                set(Object.fromEntries(listed.map((item) => [`out ${forSaleKey(item)}`, '1'])))
              }
            >
              Skip already listed
            </Button>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <PricedTable ref={lines} caption="What you list" changeTitle={VS_FLOOR}>
          {rows.map(({ key, fees, ...row }) => (
            <PricedRow
              key={key}
              {...pricedRow({ form, key, coin: 'native', collections, ...row })}
              name={nameOf(row.item)}
              facts={factsOf(row.item)}
              floor={floorOf(row.item)}
              change={floorChange(row.read.value, comparedOf(row.item).floor)}
              note={
                row.read.value !== undefined &&
                fees !== undefined && (
                  <>
                    <span>You get </span>
                    <span translate="no">
                      {coinText(row.chainId, 'native', proceedsOf(row.read.value, fees))}
                    </span>
                  </>
                )
              }
            />
          ))}
        </PricedTable>
      )}
      {rows.length === 0 && (
        <p role="status" className="text-sm text-muted">
          Nothing is left to list. Close this, and choose again.
        </p>
      )}
      <Warnings words={lowWarnings(rows)} />
      {chains.map((chainId) => (
        <ListSeveralSums
          key={chainId}
          chainId={chainId}
          rows={rows.filter((row) => row.chainId === chainId)}
        />
      ))}
      {wasTried && <UnpricedAlert count={unpriced} />}
    </ActionForm>
  );
}

export const Form = withMarket('Couldn’t prepare the listings', LinesForm);
