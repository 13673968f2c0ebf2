import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';
import { useRef } from 'react';

import { WrappedHint } from '@/components/economy/prices/wrapped-hint';
import { QueryFailure } from '@/components/query-failure';
import type { Wanted } from '@/lib/actions/action';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { listText } from '@/lib/format/list-text';
import { traitsText } from '@/lib/economy/traits/trait-words';

import { orderStep } from '../messages/order';
import { joinLabels, labelAssets, labelFees } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { convertNeed, convertSteps, shortOfAny } from '../shared/coins/convert-need';
import { ActionForm } from '../shared/form/action-form';
import { EndDayField } from '../shared/form/end-day-field';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { floorChange, VS_FLOOR } from '../shared/several/floor-change';
import { pricedRow } from '../shared/several/priced-row';
import { PricedRow, PricedTable } from '../shared/several/priced-table';
import { PricingFields } from '../shared/several/pricing-fields';
import { UnpricedAlert } from '../shared/several/unpriced-alert';
import { usePricing } from '../shared/several/use-pricing';
import { OfferSums } from './offer-sums';
import { useTokens, type WantedToken } from './use-tokens';
import { factsOf, floorOf, nameOf, offerWarnings, othersPrices, wantedKey } from './wanted';

const RULES = [
  ['floor', 'Each trait’s floor'],
  ['bestOffer', 'Each trait’s best offer'],
  ['lastSale', 'Each trait’s last sale'],
  ['one', 'One price for all'],
] as const;

const INITIAL_PERCENT = '-10';

const signaturesText = (count: number, chains: readonly ChainId[]): string => {
  if (count === 1) return 'It’s one offer for one edition.';
  const names = listText(chains.map((chain) => CHAINS[chain].name));
  return chains.length > 1
    ? `These are ${count} offers for one edition each, with one signature for each network: ${names}.`
    : `These are ${count} offers for one edition each, with one signature.`;
};

type OffersFormProps = FormProps<ActionOf<'offerSeveral'>> & {
  balances: readonly Balance[];
  tokens: ReadonlyMap<string, WantedToken>;
};

function OffersForm({ action: { items }, address, store, balances, tokens }: OffersFormProps) {
  const { data: collections = [] } = useCollections();
  const lines = useRef<HTMLTableElement>(null);
  const offered = items.filter((item) => tokens.has(wantedKey(item)));
  const pricing = usePricing<Wanted>({
    store,
    items: offered,
    keyOf: wantedKey,
    referencesOf: (item) => ({ chainId: item.trait.chainId, ...othersPrices(item) }),
    rules: RULES,
    initialPercent: INITIAL_PERCENT,
  });
  const { form, left, rows, chains, end, unpriced } = pricing;
  const { now, wasTried, setTried } = form;
  const sums = chains.map((chainId) => {
    const own = rows.filter((row) => row.chainId === chainId);
    const total = own.reduce((sum, { read }) => sum + (read.value ?? 0n), 0n);
    const balance = balances.find((one) => one.chainId === chainId);
    const need = convertNeed('wrapped', balance, total);
    return { chainId, own, total, balance, need, count: own.length };
  });

  const stepsOn = ({ chainId, own, balance, need }: (typeof sums)[number], expiresAt: number) => [
    ...convertSteps(need, chainId, address),
    ...own.flatMap(({ key, read }) => {
      const found = tokens.get(key);
      if (read.value === undefined || found === undefined) return [];
      const { token, tokenId, fees } = found;
      const offer = orderStep({
        kind: 'offer',
        chainId,
        maker: address,
        asset: { kind: 'trait', token, tokenId, quantity: 1n },
        unitPrice: read.value,
        fees: [...fees],
        commitments: [],
        expiresAt,
        counter: balance?.counter ?? '0',
      });
      return { ...offer, line: key };
    }),
  ];

  const review = () => {
    setTried(true);
    if (unpriced > 0) return lines.current?.querySelector<HTMLElement>('[data-unpriced]')?.focus();
    const { value: expiresAt } = end;
    if (expiresAt === undefined) return undefined;
    const labels = rows.flatMap(({ key, item: { trait } }) => {
      const found = tokens.get(key);
      if (found === undefined) return [];
      const asset = { kind: 'trait', token: found.token, tokenId: found.tokenId } as const;
      return {
        assets: labelAssets([{ ...asset, name: trait.value }]),
        fees: labelFees(found.fees),
      };
    });
    const steps = sums.flatMap((sum) => stepsOn(sum, expiresAt));
    return store.review(steps, joinLabels(labels));
  };

  return (
    <ActionForm
      chains={chains}
      onReview={review}
      isWaiting={rows.length === 0}
      blockedBy={shortOfAny(sums)}
    >
      <p className="text-sm">
        {signaturesText(rows.length, chains)}
        {left.length < offered.length && (
          <span>{` Already live: ${traitsText(offered.length - left.length)}.`}</span>
        )}
        {offered.length < items.length && (
          <span>{` No longer available: ${traitsText(items.length - offered.length)}.`}</span>
        )}
      </p>
      <PricingFields {...pricing} coin="wrapped" />
      <p className="empty:hidden">{chains.length > 0 && <WrappedHint chains={chains} />}</p>
      <EndDayField {...end.field} error={end.error} now={now} />
      {rows.length > 0 && (
        <PricedTable ref={lines} caption="Your offers" changeTitle={VS_FLOOR}>
          {rows.map(({ key, ...row }) => (
            <PricedRow
              key={key}
              {...pricedRow({ form, key, coin: 'wrapped', collections, ...row })}
              name={nameOf(row.item)}
              facts={factsOf(row.item)}
              floor={floorOf(row.item)}
              change={floorChange(row.read.value, othersPrices(row.item).floor)}
              note={null}
              warnings={row.read.value === undefined ? [] : offerWarnings(row.item, row.read.value)}
            />
          ))}
        </PricedTable>
      )}
      {rows.length === 0 && (
        <p role="status" className="text-sm text-muted">
          No trait is left. Close this, and choose again.
        </p>
      )}
      {sums.map(({ own: _own, ...sum }) => (
        <OfferSums key={sum.chainId} {...sum} />
      ))}
      {wasTried && <UnpricedAlert count={unpriced} />}
    </ActionForm>
  );
}

/** Loads the balances and the tokens before the form. */
export function Form(props: FormProps<ActionOf<'offerSeveral'>>) {
  const balances = useBalances();
  const { tokens, ...sets } = useTokens(props.action.items);
  if (balances.data && tokens)
    return <OffersForm {...props} balances={balances.data} tokens={tokens} />;
  const failed = balances.error ? balances : sets;
  if (failed.error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t prepare the offers" query={failed} />;
}
