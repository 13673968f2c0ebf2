import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAIN_IDS, type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { Collection } from '@trait-market/contract/economy/collections';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId, useRef } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { QueryFailure } from '@/components/query-failure';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import type { ForSale } from '@/lib/actions/action';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { listText } from '@/lib/format/list-text';
import { plainText } from '@/lib/format/plain-text';

import type { ActionOf, FormProps, FormStore } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { defaultEndDay } from '../shared/form/end-date';
import { AmountField, EndDayField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readEndDay, readPercent, readPrice } from '../shared/form/form-values';
import { ListSeveralLine } from './list-several-line';
import { forSaleKey, listingRows } from './list-several-rows';
import { ListSeveralSums } from './list-several-sums';
import { isFarBelow, pricedByOf, proceedsOf, type PricedBy } from './several-prices';
import { useActionValues } from '../shared/form/use-action-values';
import { orderStep } from '../messages/order';
import { joinLabels, labelAssets, labelFees } from '../messages/text/labels';

const signaturesText = (count: number, chains: readonly ChainId[]): string => {
  const names = listText(chains.map((chain) => CHAINS[chain].name));
  if (count === 1) return 'It’s one listing, with one signature. Listing is free.';
  return chains.length > 1
    ? `These are ${count} listings, with one signature for each network: ${names}. Listing is free.`
    : `These are ${count} listings, with one signature. Listing is free.`;
};

const RULES: Record<PricedBy, string> = {
  floor: 'Each trait’s floor',
  lastSale: 'Each trait’s last sale',
  one: 'One price for all',
};

type LinesFormProps = {
  items: readonly ForSale[];
  address: WalletAddress;
  store: FormStore;
  balances: readonly Balance[];
  collections: readonly Collection[];
};

const nameOf = ({ trait }: ForSale): string => plainText(trait.value) || 'Unnamed trait';

const isAllListed = ({ quantity, listedByOwner }: ForSale): boolean => listedByOwner >= quantity;

function LinesForm({ items, address, store, balances, collections }: LinesFormProps) {
  const id = useId();
  const lines = useRef<HTMLUListElement>(null);
  const form = useActionValues(store);
  const { values, change, set, now, wasTried, setTried } = form;

  const left = items.filter((item) => !store.wasCompleted(forSaleKey(item)));
  const selected = left.filter((item) => values[`out ${forSaleKey(item)}`] === undefined);
  const chains = CHAIN_IDS.filter((chain) => selected.some(({ trait }) => trait.chainId === chain));
  const by = pricedByOf(values['by']);
  const percent = readPercent(values['percent'] ?? '0');
  const isEvery = values['every'] === '1';
  const end = form.read('day', readEndDay(now), defaultEndDay(now));
  const rows = listingRows(selected, { values, by, percent: percent.value, isEvery, collections });
  const unpriced = rows.filter(({ read }) => read.value === undefined).length;
  const listed = selected.filter(isAllListed);
  const low = rows.filter(({ item, read }) => read.value && isFarBelow(item, read.value));

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
    <ActionForm onReview={review} isWaiting={rows.length === 0}>
      <p className="text-sm">
        {signaturesText(selected.length, chains)}
        {left.length < items.length && (
          <span>{` Already live: ${traitsText(items.length - left.length)}.`}</span>
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <Label htmlFor={`${id}-by`}>Price</Label>
          <NativeSelect
            id={`${id}-by`}
            value={by}
            onChange={({ target }) => change('by')(target.value)}
          >
            {Object.entries(RULES).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </div>
        {by === 'one' ? (
          chains.map((chainId) => {
            const text = values[`one ${chainId}`] ?? '';
            return (
              <AmountField
                key={chainId}
                label={`Price of each, in ${coinSymbol(chainId, 'native')}`}
                value={text}
                onChange={change(`one ${chainId}`)}
                error={text === '' ? undefined : readPrice(text).error}
              />
            );
          })
        ) : (
          <TextField
            label="Adjust by %"
            inputMode="text"
            autoComplete="off"
            className="tabular-nums"
            value={values['percent'] ?? '0'}
            error={percent.error}
            onChange={({ target }) => change('percent')(target.value)}
          />
        )}
      </div>
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
      <ul
        ref={lines}
        aria-label="What you list"
        className="divide-y divide-hairline border-y border-hairline"
      >
        {rows.map(({ item, key, suggested, typed, text, fees, read }) => (
          <ListSeveralLine
            key={key}
            item={item}
            name={nameOf(item)}
            text={text}
            suggested={typed === undefined ? undefined : suggested}
            isUnpriced={read.error !== undefined}
            error={wasTried || (typed !== undefined && typed !== '') ? read.error : undefined}
            proceeds={
              read.value === undefined || fees === undefined
                ? undefined
                : proceedsOf(read.value, fees)
            }
            onChange={change(`price ${key}`)}
            onReset={() => set({ [`price ${key}`]: undefined })}
            onRemove={() => set({ [`out ${key}`]: '1' })}
          />
        ))}
      </ul>
      {rows.length === 0 && (
        <p role="status" className="text-sm text-muted">
          Nothing is left to list. Close this, and choose again.
        </p>
      )}
      <Warnings
        words={
          low.length === 0
            ? []
            : [
                `${low.length === 1 ? '1 of these is' : `${low.length} of these are`} 20% or more below the floor: ${low
                  .slice(0, 3)
                  .map(({ item }) => nameOf(item))
                  .join(', ')}${low.length > 3 ? ' and others' : ''}.`,
              ]
        }
      />
      {chains.map((chainId) => (
        <ListSeveralSums
          key={chainId}
          chainId={chainId}
          rows={rows.filter((row) => row.chainId === chainId)}
        />
      ))}
      {wasTried && unpriced > 0 && (
        <p role="alert" className="text-sm text-danger">
          {unpriced === 1 ? '1 trait needs a price.' : `${unpriced} traits need a price.`}
        </p>
      )}
    </ActionForm>
  );
}

export function Form({ action: { items }, address, store }: FormProps<ActionOf<'listSeveral'>>) {
  const balances = useBalances();
  const collections = useCollections();
  if (balances.data && collections.data)
    return (
      <LinesForm
        items={items}
        address={address}
        store={store}
        balances={balances.data}
        collections={collections.data}
      />
    );
  const failed = balances.error ? balances : collections;
  if (failed.error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t prepare the listings" query={failed} />;
}
