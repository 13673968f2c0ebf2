import type { Fee, Price } from '@trait-market/contract/economy/shared';
import { CHAINS } from '@trait-market/contract/economy/shared';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Warnings } from '@/components/economy/warnings';
import { QueryFailure } from '@/components/query-failure';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import type { Read } from '@/lib/economy/amounts/parse-amount';
import { changeText } from '@/lib/economy/amounts/price-change';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { momentText } from '@/lib/format/dates';

import { joinLabels, labelsOfOrder, labelsOfTrait, type Labels } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { labelsOfAvatarDetail } from '../shared/avatars/avatar-promises';
import { useAvatarContext } from '../shared/avatars/use-avatar-context';
import { convertNeed, convertSteps } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { HeldCoins } from '../shared/coins/held-coins';
import { ActionForm } from '../shared/form/action-form';
import { AmountField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readPrice } from '../shared/form/form-values';
import { buyerRows } from '../shared/form/price-rows';
import { useActionValues } from '../shared/form/use-action-values';
import { buyingWarnings, type PriceContext } from '../shared/prices/price-warnings';
import { usePriceContext } from '../shared/prices/use-price-context';
import { offerTerms, raiseSteps } from './raise-steps';

type RaiseProps = FormProps<ActionOf<'raise'>>;

type Market = {
  context: PriceContext;
  floor: { label: string; price: Price | null | undefined };
  fees: readonly Fee[];
  labels: Labels;
};

const priceText = (price: Price | null | undefined): string => {
  if (price === undefined) return '–';
  return price === null ? 'None' : exactPrice(price);
};

const marketWarnings = (price: bigint, { context }: Market): string[] => [
  ...buyingWarnings(price, context, true),
  ...(context.bestOffer && price <= BigInt(context.bestOffer.amount)
    ? [
        `Someone else offers ${exactPrice(context.bestOffer)}. If you offer more, yours is the best.`,
      ]
    : []),
];

function Terms({ action: { order }, address, store, market }: RaiseProps & { market: Market }) {
  const { read, setTried } = useActionValues(store);
  const balances = useBalances();
  if (balances.isPending) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your balances" query={balances} />;

  const { chainId, remaining } = order;
  const { unitPrice: before, expiresAt } = offerTerms(order);
  const balance = balances.data.find((one) => one.chainId === chainId);
  const inWrapped = (amount: bigint) => coinText(chainId, 'wrapped', amount);
  const readHigher = (text: string): Read<bigint> => {
    const typed = readPrice(text);
    return typed.value !== undefined && typed.value <= before
      ? { error: `Enter more than your offer now, ${inWrapped(before)}.` }
      : typed;
  };
  const price = read('price', readHigher);
  const units = BigInt(remaining);
  const need = convertNeed('wrapped', balance, (price.value ?? 0n) * units);
  const each = remaining === 1 ? '' : ' per edition';
  const { context, floor, fees, labels } = market;

  const review = () => {
    setTried(true);
    if (price.value === undefined || need.isShort) return;
    const terms = { unitPrice: price.value, fees, counter: balance?.counter ?? '0' };
    const steps = [...convertSteps(need, chainId, address), ...raiseSteps(order, terms)];
    store.review(steps, joinLabels([labelsOfOrder(order), labels]));
  };
  return (
    <ActionForm
      chains={[chainId]}
      onReview={review}
      isBlocked={need.isShort}
      moved={{ chainId, tokens: [CHAINS[chainId].wrapped] }}
    >
      <AmountRows
        rows={[
          { label: `Your offer now${each}`, value: inWrapped(before) },
          { label: floor.label, value: priceText(floor.price) },
          { label: 'Best offer by others', value: priceText(context.bestOffer) },
        ]}
      />
      <AmountField
        label={`New price${each}, in ${coinSymbol(chainId, 'wrapped')}`}
        {...price.field}
      />
      <p className="text-sm text-muted tabular-nums empty:hidden">
        {price.value !== undefined && changeText(before, price.value)}
      </p>
      <ConvertNotice chainId={chainId} need={need} />
      <Warnings words={price.value === undefined ? [] : marketWarnings(price.value, market)} />
      {balance && <HeldCoins balance={balance} />}
      {price.value !== undefined && (
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
        {`The new offer replaces the old one and still ends on ${momentText(new Date(expiresAt))}.`}
      </p>
    </ActionForm>
  );
}

function TraitTerms({ trait, ...props }: RaiseProps & { trait: TraitDetail }) {
  const context = usePriceContext(trait);
  const market = {
    context,
    floor: {
      label: context.isFloorOwn ? 'Floor, your own listing' : 'Floor',
      price: trait.floor,
    },
    fees: trait.fees,
    labels: labelsOfTrait(trait),
  };
  return <Terms {...props} market={market} />;
}

function AvatarTerms({ avatar, ...props }: RaiseProps & { avatar: AvatarDetail }) {
  const context = useAvatarContext(avatar);
  const market = {
    context,
    floor: { label: 'Floor of its collection', price: context.collectionFloor },
    fees: avatar.fees,
    labels: labelsOfAvatarDetail(avatar),
  };
  return <Terms {...props} market={market} />;
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
  if (item?.kind === 'trait') return <OfTrait id={item.trait.id} {...props} />;
  return item?.kind === 'avatar' ? <OfAvatar id={item.avatar} {...props} /> : null;
}
