import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import { useId, useRef } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import type { ForSale } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { listText } from '@/lib/format/list-text';

import { orderStep } from '../messages/order';
import { joinLabels } from '../messages/text/labels';
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
import {
  factsOf,
  floorOf,
  forSaleKey,
  forSaleText,
  givenBy,
  heldOf,
  isAllListed,
  labelsOf,
  type ListingRow,
  nameOf,
  subjectOf,
} from './for-sale';
import { ListSeveralSums } from './list-several-sums';
import { comparedOf, othersFloor, proceedsOf } from './several-prices';

const belowFloorNote = (items: readonly ForSale[]): string =>
  `Suggested: just below the floor of others, or the last sale if no one else lists it. Empty if an offer pays as much.${
    items.some((item) => 'avatar' in item) ? ' Avatars: the floor of their collection.' : ''
  }`;

const signaturesText = (count: number, chains: readonly ChainId[]): string => {
  const names = listText(chains.map((chain) => CHAINS[chain].name));
  if (count === 1) return 'It’s one listing, with one signature. Listing is free.';
  return chains.length > 1
    ? `These are ${count} listings, with one signature for each network: ${names}. Listing is free.`
    : `These are ${count} listings, with one signature. Listing is free.`;
};

/**
 * Traits start as a single listing does. Avatars alone start from the floor of their collection. An
 * inventory doesn't have their last sales.
 */
const rulesFor = (items: readonly ForSale[]) => {
  const traits = items.filter((item) => 'trait' in item).length;
  return [
    ...(traits === 0 ? [] : [['belowFloor', 'Just below each trait’s floor'] as const]),
    [
      'floor',
      traits === items.length
        ? 'Each trait’s floor'
        : traits === 0
          ? 'The floor of each collection'
          : 'Each floor',
    ],
    ...(traits === 0 ? [] : [['lastSale', 'Each trait’s last sale'] as const]),
    ['one', 'One price for all'],
  ] as const;
};

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
    referencesOf: (item) => ({
      ...subjectOf(item),
      ...comparedOf(item),
      floor: othersFloor(item),
      lastSale: subjectOf(item).lastSale,
      isAvatar: 'avatar' in item,
    }),
    rules: rulesFor(items),
    initialPercent: '0',
  });
  const { form, left, selected, chains, end, unpriced } = pricing;
  const { values, change, set, now, wasTried, setTried } = form;
  const isEvery = values['every'] === '1';
  const rows = pricing.rows.map((row): ListingRow => {
    const { collection } = subjectOf(row.item);
    const fees = collections.find(({ slug }) => slug === collection)?.fees;
    return { ...row, fees, quantity: BigInt(isEvery ? heldOf(row.item) : 1) };
  });
  const listed = selected.filter(isAllListed);

  const review = () => {
    setTried(true);
    const steps = rows.flatMap(({ item, chainId, read, fees, quantity }) => {
      if (read.value === undefined || fees === undefined || end.value === undefined) return [];
      return orderStep({
        kind: 'listing',
        chainId,
        maker: address,
        ...givenBy(item, quantity),
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
    const labels = rows.map(({ item, fees }) => labelsOf(item, fees));
    // One signature covers the listings of a network that follow one another.
    const byChain = steps.toSorted((one, other) => one.chainId - other.chainId);
    store.review(byChain, joinLabels(labels));
  };

  return (
    <ActionForm chains={chains} onReview={review} isWaiting={rows.length === 0}>
      <p className="text-sm">
        {signaturesText(selected.length, chains)}
        {left.length < items.length && (
          <span>{` Already live: ${forSaleText(items.filter((item) => !left.includes(item)))}.`}</span>
        )}
      </p>
      <PricingFields
        {...pricing}
        coin="native"
        note={pricing.by === 'belowFloor' ? belowFloorNote(items) : undefined}
      />
      <EndDayField {...end.field} error={end.error} now={now} />
      {selected.some((item) => heldOf(item) > 1) && (
        <label htmlFor={`${id}-every`} className="flex items-center gap-3 text-sm">
          <CheckInput
            id={`${id}-every`}
            checked={isEvery}
            onChange={({ target }) => change('every')(target.checked ? '1' : '')}
          />
          {`List every edition${selected.some((item) => 'avatar' in item) ? ' of the traits' : ''} I hold, not just one of each`}
        </label>
      )}
      {listed.length > 0 && (
        <div className="grid justify-items-start gap-2 text-sm">
          <p>
            {`You’ve already listed every edition you hold of ${listed.length === 1 ? listed.map(nameOf).join('') : forSaleText(listed)}. You can list an edition more than once, but it only sells once.`}
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
              {...pricedRow({
                form,
                key,
                coin: 'native',
                collections,
                ...row,
                item: { trait: subjectOf(row.item) },
              })}
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
      {wasTried && (
        <UnpricedAlert
          count={unpriced}
          items={forSaleText(
            rows.flatMap(({ item, read }) => (read.value === undefined ? item : [])),
          )}
        />
      )}
    </ActionForm>
  );
}

export const Form = withMarket('Couldn’t prepare the listings', LinesForm);
