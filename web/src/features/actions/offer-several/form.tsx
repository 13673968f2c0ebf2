import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';
import { useRef } from 'react';

import { QueryFailure } from '@/components/query-failure';
import type { Wanted } from '@/lib/actions/action';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { listText } from '@/lib/format/list-text';
import { traitsText } from '@/lib/economy/traits/trait-words';

import { orderStep } from '../messages/order';
import { joinLabels, labelAssets, labelFees } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { convertNeed, convertSteps } from '../shared/coins/convert-need';
import { ActionForm } from '../shared/form/action-form';
import { EndDayField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { PricedLine } from '../shared/several/priced-line';
import { PricingFields } from '../shared/several/pricing-fields';
import { UnpricedAlert } from '../shared/several/unpriced-alert';
import { usePricing } from '../shared/several/use-pricing';
import { OfferSums } from './offer-sums';
import { useTokens, type WantedToken } from './use-tokens';
import { factsOf, nameOf, offerWarnings, othersPrices, wantedKey } from './wanted';

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
  const lines = useRef<HTMLUListElement>(null);
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
  const { change, set, now, wasTried, setTried } = form;
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
      isBlocked={sums.some(({ need }) => need.isShort)}
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
      <EndDayField {...end.field} error={end.error} now={now} />
      <ul
        ref={lines}
        aria-label="Your offers"
        className="divide-y divide-hairline border-y border-hairline"
      >
        {rows.map(({ item, key, chainId, suggested, typed, text, read }) => (
          <PricedLine
            key={key}
            chainId={chainId}
            coin="wrapped"
            imageUrl={item.trait.imageUrl}
            name={nameOf(item)}
            facts={[
              factsOf(item),
              ...(read.value === undefined ? [] : offerWarnings(item, read.value)),
            ].join(' · ')}
            text={text}
            suggested={typed === undefined ? undefined : suggested}
            isUnpriced={read.error !== undefined}
            error={wasTried || (typed !== undefined && typed !== '') ? read.error : undefined}
            onChange={change(`price ${key}`)}
            onReset={() => set({ [`price ${key}`]: undefined })}
            onRemove={() => set({ [`out ${key}`]: '1' })}
          />
        ))}
      </ul>
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
