import type { CriteriaRef, Fee } from '@trait-market/contract/economy/shared';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { type PriceChoice, PriceChoices } from '@/components/economy/prices/price-choices';
import { Warnings } from '@/components/economy/warnings';
import { QueryFailure } from '@/components/query-failure';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import type { Read } from '@/lib/economy/amounts/parse-amount';
import { changeText } from '@/lib/economy/amounts/price-change';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { zonedMoment } from '@/lib/format/dates';

import { newSalt } from '../messages/order';
import { joinLabels, labelsOfOrder, labelsOfTrait, type Labels } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { labelsOfAvatarDetail } from '../shared/avatars/avatar-promises';
import { useAvatarContext } from '../shared/avatars/use-avatar-context';
import { convertNeed, convertSteps, shortOf } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { HeldCoins } from '../shared/coins/held-coins';
import { AmountField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { ENTER_NEW_PRICE, readPrice } from '../shared/form/form-values';
import { buyerRows } from '../shared/form/price-rows';
import { useStartingText } from '../shared/form/starting-price';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';
import { useIsStarting } from '@/lib/rendering/use-is-starting';
import {
  isBestAvatarOfferOwn,
  type Offered,
  offeredFor,
  offeredForAnyAvatar,
} from '../shared/offering/offered';
import { useCriteriaSet } from '../shared/offering/use-criteria-set';
import {
  anyAvatarChoices,
  avatarOfferChoices,
  BEAT_BEST,
  setChoices,
  traitOfferChoices,
} from '../shared/prices/choices';
import { buyingWarnings, type PriceContext } from '@/lib/price-warnings/price-warnings';
import { usePriceContext } from '../shared/prices/use-price-context';
import { offerTerms, raiseSteps } from './raise-steps';

type RaiseProps = FormProps<ActionOf<'raise'>>;

type Market = {
  /** The prices that the user can start from. */
  prices: readonly PriceChoice[];
  fees: readonly Fee[];
  labels: Labels;
  warnings?: ((price: bigint) => string[]) | undefined;
  /** The traits that match now, for an offer for any trait of a set. */
  set?: Offered;
};

/** Says what others offer. The review compares the price with listings and sales of a trait. */
const rivalWarnings =
  ({ bestOffer }: PriceContext) =>
  (price: bigint): string[] =>
    bestOffer && price <= BigInt(bestOffer.amount)
      ? [
          `Someone else offers ${exactPrice(nativePrice(bestOffer))}. If you offer more, yours is the best.`,
        ]
      : [];

/** Starts with the price that beats the best offer of others, unless the own offer does already. */
const raisingChoices = (
  choices: readonly PriceChoice[],
  before: bigint,
  isLowerAllowed: boolean,
): PriceChoice[] =>
  choices.map((choice) => {
    if (choice.label !== BEAT_BEST || !choice.price) return { ...choice, isStart: false };
    const price = BigInt(choice.price.amount);
    return price === before || (price < before && !isLowerAllowed)
      ? { ...choice, isStart: false, price: null }
      : { ...choice, isStart: price > before };
  });

function Terms({
  action: { order, isLowerAllowed },
  address,
  store,
  market,
}: RaiseProps & { market: Market }) {
  const { read, setTried } = useActionValues(store);
  const [salt] = useState(newSalt);
  const balances = useBalances();
  const { unitPrice: before, expiresAt } = offerTerms(order);
  const prices = raisingChoices(market.prices, before, isLowerAllowed === true);
  const start = useStartingText(prices);
  const isStarting = useIsStarting(balances.isPending);
  if (isStarting) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your balances" query={balances} />;

  const { chainId, remaining } = order;
  const balance = balances.data.find((one) => one.chainId === chainId);
  const inWrapped = (amount: bigint) => coinText(chainId, 'wrapped', amount);
  const readOther = (text: string): Read<bigint> => {
    const typed = readPrice(text);
    if (typed.value === undefined || typed.value > before) return typed;
    if (!isLowerAllowed) return { error: `Enter more than your offer now, ${inWrapped(before)}.` };
    return typed.value === before ? { error: 'This is your price already.' } : typed;
  };
  const price = read('price', readOther, start);
  const isUnchanged = price.field.value === '' || readPrice(price.field.value).value === before;
  const units = BigInt(remaining);
  const need = convertNeed('wrapped', balance, (price.value ?? 0n) * units);
  const unit = order.gets[0]?.kind === 'anyAvatar' ? 'avatar' : 'edition';
  const each = remaining === 1 ? '' : ` per ${unit}`;
  const { fees, labels, set } = market;

  const prepare = () => {
    if (price.value === undefined) return undefined;
    const terms = { unitPrice: price.value, fees, counter: balance?.counter ?? '0', set, salt };
    const wrap = convertSteps(need, chainId, address);
    return {
      steps: [...wrap, ...raiseSteps(order, terms)],
      labels: joinLabels([labelsOfOrder(order), labels]),
    };
  };
  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun="offer"
      blockedBy={isUnchanged ? ENTER_NEW_PRICE : shortOf(chainId, need)}
      onIncomplete={() => setTried(true)}
    >
      <AmountRows rows={[{ label: `Your offer now${each}`, value: inWrapped(before) }]} />
      <div className="grid gap-2">
        <AmountField
          label={`New price${each}, in ${coinSymbol(chainId, 'wrapped')}`}
          {...price.field}
        />
        <PriceChoices
          coin="wrapped"
          choices={prices}
          value={price.field.value}
          onChoose={price.field.onChange}
        />
      </div>
      <p className="text-sm text-muted tabular-nums empty:hidden">
        {price.value !== undefined && changeText(before, price.value)}
      </p>
      <ConvertNotice chainId={chainId} need={need} />
      <Warnings words={price.value === undefined ? [] : (market.warnings?.(price.value) ?? [])} />
      {balance && <HeldCoins balance={balance} />}
      {need.isShort && price.value !== undefined && (
        <AmountRows
          rows={buyerRows({
            chainId,
            coin: 'wrapped',
            unitPrice: price.value,
            quantity: units,
            fees,
          })}
        />
      )}
      <p className="text-sm text-muted">
        {`The new offer replaces the old one and still ends on ${zonedMoment(new Date(expiresAt))}.`}
      </p>
    </SigningForm>
  );
}

function TraitTerms({ trait, ...props }: RaiseProps & { trait: TraitDetail }) {
  const context = usePriceContext(trait);
  const market = {
    prices: traitOfferChoices(trait, context),
    fees: trait.fees,
    labels: labelsOfTrait(trait),
    warnings: rivalWarnings(context),
  };
  return <Terms {...props} market={market} />;
}

function AvatarTerms({ avatar, ...props }: RaiseProps & { avatar: AvatarDetail }) {
  const context = useAvatarContext(avatar);
  const market = {
    prices: avatarOfferChoices(avatar, context),
    fees: avatar.fees,
    labels: labelsOfAvatarDetail(avatar),
    warnings: (price: bigint) => [
      ...buyingWarnings(price, context, true),
      ...rivalWarnings(context)(price),
    ],
  };
  return <Terms {...props} market={market} />;
}

/** Says how many traits match the set's words now, if others matched when the offer was signed. */
function ChangedSet({ before, now }: { before: CriteriaRef; now: CriteriaRef }) {
  if (before.root === now.root) return null;
  return (
    <p className="text-sm text-warning">
      {`The set has changed: ${traitsText(now.traits)} ${now.traits === 1 ? 'fits' : 'fit'} now, ${before.traits} when you made the offer. The new offer is for those that fit now.`}
    </p>
  );
}

function OfSet({ before, ...props }: RaiseProps & { before: CriteriaRef }) {
  const { collection, slot, tier, rarity } = before;
  const query = useCriteriaSet({
    collection,
    buyer: props.address,
    ...(slot && { slot }),
    ...(tier && { tier }),
    ...(rarity && { rarity }),
  });
  const { data: found, error } = query;
  if (found === undefined)
    return error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load the matching traits" query={query} />
    );
  if (found.criteria.traits === 0)
    return (
      <p>No trait fits this set anymore, so there’s nothing to offer for. Cancel the offer.</p>
    );
  const set = offeredFor(found);
  const market = {
    prices: setChoices(found),
    fees: found.fees,
    labels: set.labels,
    warnings: set.warnings,
    set,
  };
  return (
    <div className="grid gap-4">
      <ChangedSet before={before} now={found.criteria} />
      <Terms {...props} market={market} />
    </div>
  );
}

function OfAnyAvatar({ slug, ...props }: RaiseProps & { slug: string }) {
  const query = useCollections();
  const collection = query.data?.find((one) => one.slug === slug);
  if (collection === undefined)
    return query.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load this collection" query={query} />
    );
  const isBestOwn = isBestAvatarOfferOwn(collection, [props.action.order]);
  const { fees, labels, warnings } = offeredForAnyAvatar(collection, isBestOwn);
  // The own best offer needs no price that beats it.
  const prices = anyAvatarChoices(collection, isBestOwn).slice(0, isBestOwn ? -1 : undefined);
  return <Terms {...props} market={{ prices, fees, labels, warnings }} />;
}

function OfTrait({ id, ...props }: RaiseProps & { id: string }) {
  const query = useTraitDetail(id);
  if (query.data) return <TraitTerms trait={query.data} {...props} />;
  if (query.error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t load this trait" query={query} />;
}

type AvatarId = Pick<AvatarDetail, 'collection' | 'tokenId'>;

function OfAvatar({ id, ...props }: RaiseProps & { id: AvatarId }) {
  const query = useAvatarDetail(id);
  if (query.data) return <AvatarTerms avatar={query.data} {...props} />;
  if (query.error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t load this avatar" query={query} />;
}

export function Form(props: RaiseProps) {
  const [item] = props.action.order.gets;
  if (item?.kind === 'any') return <OfSet before={item.criteria} {...props} />;
  if (item?.kind === 'anyAvatar') return <OfAnyAvatar slug={item.collection} {...props} />;
  if (item?.kind === 'trait') return <OfTrait id={item.trait.id} {...props} />;
  return item?.kind === 'avatar' ? <OfAvatar id={item.avatar} {...props} /> : null;
}
