import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import { noOffers, priceLabels } from '@/lib/economy/orders/price-labels';
import type { Collection } from '@trait-market/contract/economy/collections';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { AmountRows } from '@/components/economy/prices/amount-rows';
import { type PriceChoice, PriceChoices } from '@/components/economy/prices/price-choices';
import { Facts } from '@/components/facts';
import { QueryFailure } from '@/components/query-failure';
import { TextField } from '@/components/text-field';
import { WEI_DECIMALS } from '@/config/constants';
import type { Repriced } from '@/lib/actions/action';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { fieldText, type Read } from '@/lib/economy/amounts/parse-amount';
import { changeText } from '@/lib/economy/amounts/price-change';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { adjustedPrice } from '@/lib/economy/amounts/set-price';
import { itemsText } from '@/lib/economy/orders/item-words';
import { plainText } from '@/lib/format/plain-text';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { matchesMedia } from '@/lib/rendering/matches-media';

import { newSalt } from '../messages/order';
import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { ApprovalNote } from '../shared/form/approval-note';
import { AmountField } from '../shared/form/fields';
import { ENTER_NEW_PRICE, readPercent, readPrice } from '../shared/form/form-values';
import { sellerRows } from '../shared/form/price-rows';
import { useActionValues } from '../shared/form/use-action-values';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { SigningForm } from '../shared/form/signing-form';
import { type OrderMarket, withMarket } from '../shared/form/with-market';
import { cheapestChoices, floorChoices, lastSaleChoice } from '../shared/prices/choices';
import { useOthersFloors } from '@/lib/economy/floors/use-others-floors';
import { type FloorText, PricedRow, PricedTable } from '../shared/several/priced-table';
import { isOfAvatar, needsFloor, priceWarnings, referencesOf } from './price-changes';
import { feesOf, givesAvatar, prepareReprice, type RepriceMarket } from './reprice-steps';

const PICTURE = 48;

type Row = {
  order: Repriced['order'];
  before: bigint;
  text: string;
  read: Read<bigint>;
};

const CHANGE = 'Change';

const floorOf = ({ market, unitPrice }: Repriced['order']): FloorText => {
  if (!market?.floor) return { note: 'No floor' };
  const isOwn = market.floor.amount === unitPrice?.amount && market.undercutBy === null;
  return { price: shortPrice(market.floor), note: isOwn ? 'this listing' : '' };
};

/** A listing's market leaves out the offers of its maker. */
const bestOfferText = (market: Repriced['order']['market']): string =>
  market?.bestOffer
    ? `${priceLabels.bestOffer.others} ${shortPrice(nativePrice(market.bestOffer))}`
    : noOffers.others;

const collectionOf = ({ gives: [item] }: Repriced['order'], all: readonly Collection[]): string => {
  if (item === undefined || item.kind === 'any' || item.kind === 'anyAvatar') return '';
  const slug = item.kind === 'trait' ? item.trait.collection : item.avatar.collection;
  return plainText(all.find((one) => one.slug === slug)?.name ?? slug);
};

type RepriceRowProps = {
  row: Row;
  warnings: readonly string[];
  collection: string;
  isErrorShown: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
};

function RepriceRow({
  row: { order, before, text, read },
  warnings,
  collection,
  isErrorShown,
  onChange,
  onRemove,
}: RepriceRowProps) {
  const { chainId, gives, quantity, market } = order;
  const [item] = gives;
  const name = itemsText(gives);
  const symbol = coinSymbol(chainId, 'native');
  return (
    <PricedRow
      picture={item && <ItemPicture item={item} size={PICTURE} />}
      name={name}
      collection={collection}
      facts={[bestOfferText(market)]}
      floor={floorOf(order)}
      label={`New price of ${name}, in ${symbol}`}
      unit={quantity === 1 ? symbol : `${symbol} each`}
      text={text}
      isUnpriced={read.error !== undefined}
      error={isErrorShown ? read.error : undefined}
      note={
        <>
          Now <span translate="no">{coinText(chainId, 'native', before)}</span>
        </>
      }
      changeTitle={CHANGE}
      change={read.value === undefined ? undefined : changeText(before, read.value)}
      warnings={warnings}
      onChange={onChange}
      onRemove={onRemove}
    />
  );
}

type OnePriceProps = Omit<RepriceRowProps, 'collection' | 'onRemove' | 'warnings'> & {
  prices: readonly PriceChoice[];
  isSuggested: boolean;
  ref: RefObject<HTMLInputElement | null>;
};

/** Prices the only listing, whose picture and name the dialog shows already. The review below warns. */
function OnePrice({
  row: { order, before, text, read },
  prices,
  isErrorShown,
  isSuggested,
  onChange,
  ref,
}: OnePriceProps) {
  const { chainId, gives, quantity, market } = order;
  const floor = floorOf(order);
  const facts = [
    `Now ${coinText(chainId, 'native', before)}`,
    floor.price === undefined
      ? floor.note
      : `Floor ${floor.price}${floor.note && ` (${floor.note})`}`,
    !market?.bestOffer && noOffers.others,
  ];
  const unit = `${coinSymbol(chainId, 'native')}${quantity === 1 ? '' : ' each'}`;
  useEffect(() => {
    // Touch screens would open their keyboard.
    if (matchesMedia('(pointer: fine)')) ref.current?.focus();
  }, [ref]);
  return (
    <div className="grid gap-2">
      <AmountField
        ref={ref}
        label={`New price of ${itemsText(gives)}, in ${unit}`}
        value={text}
        error={isErrorShown ? read.error : undefined}
        isSuggested={isSuggested}
        onChange={onChange}
      />
      <p className="text-sm text-muted tabular-nums">
        <Facts facts={facts} />
      </p>
      <PriceChoices choices={prices} value={text} onChoose={onChange} />
      {read.value !== undefined && (
        <p className="text-sm tabular-nums">
          {CHANGE}: <span>{changeText(before, read.value)}</span>
        </p>
      )}
    </div>
  );
}

const tokensOn = (chain: ChainId, rows: readonly Row[]) =>
  rows.flatMap(({ order: { chainId, components } }) =>
    chainId === chain ? components.offer.map(({ token }) => token) : [],
  );

type LinesFormProps = FormProps<ActionOf<'reprice'>> & RepriceMarket;

function LinesForm({ action: { lines }, address, store, ...market }: LinesFormProps) {
  const [salt] = useState(newSalt);
  const list = useRef<HTMLTableElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { values, set, wasTried, setTried } = useActionValues(store);
  const percentTyped = values['percent'] ?? '0';
  const percent = readPercent(percentTyped);
  const rows = lines.flatMap(({ order }): Row[] => {
    if (order.unitPrice === null || store.wasCompleted(order.hash)) return [];
    if (values[`out ${order.hash}`] !== undefined) return [];
    const before = BigInt(order.unitPrice.amount);
    const suggested = percent.value === undefined ? before : adjustedPrice(before, percent.value);
    const text = values[`price ${order.hash}`] ?? fieldText(suggested, WEI_DECIMALS);
    return [{ order, before, text, read: readPrice(text) }];
  });
  /** Typed prices leave no percentage that is true for all of them. */
  const changePrice = (hash: string) => (typed: string) => {
    const texts = rows.map(({ order, text }) => [`price ${order.hash}`, text]);
    set({ ...Object.fromEntries(texts), [`price ${hash}`]: typed, percent: '' });
  };
  const changePercent = (typed: string) => {
    const untyped = lines.map(({ order }) => [`price ${order.hash}`, undefined]);
    set({ ...Object.fromEntries(untyped), percent: typed });
  };
  const floors = useOthersFloors(
    rows.flatMap(({ order }) => needsFloor(order) ?? []),
    address,
  );
  const warningsOf = ({ order, before, read: { value } }: Row): string[] =>
    value === undefined || value === before
      ? []
      : priceWarnings(order, value, floors.floorOf(needsFloor(order) ?? ''));
  const pricesOf = ({ order }: Row): PriceChoice[] => {
    const id = needsFloor(order);
    const floor = referencesOf(order)?.floor ?? (id === undefined ? null : floors.floorOf(id));
    const { bestOffer = null, lastSale = null } = order.market ?? {};
    return [
      ...(isOfAvatar(order)
        ? cheapestChoices(floor)
        : floorChoices(floor, id === undefined ? 'all' : 'others')),
      { label: priceLabels.bestOffer.others, price: bestOffer },
      lastSaleChoice(lastSale),
    ];
  };
  const chains = CHAIN_IDS.filter((chainId) => rows.some(({ order }) => order.chainId === chainId));
  const changed = rows.flatMap(({ order, before, read: { value } }) =>
    value === undefined || value === before ? [] : { order, unitPrice: String(value) },
  );
  const wrong = rows.some(({ read }) => read.error !== undefined);
  const isUnchanged = rows.length > 0 && !wrong && changed.length === 0;
  /** Returns whether all prices can be signed; otherwise shows what is wrong. */
  const check = (): boolean => {
    setTried(true);
    const unpriced = list.current?.querySelector<HTMLElement>('[data-unpriced]') ?? field.current;
    if (wrong) unpriced?.focus();
    return !wrong;
  };
  const review = () => {
    if (!check()) return;
    const { steps, labels } = prepareReprice(changed, address, market);
    store.review(steps, labels);
  };
  const percentField = (
    <TextField
      label="Adjust by %"
      inputMode="text"
      autoComplete="off"
      className="tabular-nums"
      value={percentTyped}
      error={percentTyped === '' ? undefined : percent.error}
      onChange={({ target }) => changePercent(target.value)}
    />
  );
  const [only] = rows;
  if (lines.length === 1 && only !== undefined)
    return (
      <SigningForm
        store={store}
        prepare={() => (wrong ? undefined : prepareReprice(changed, address, market, salt))}
        noun="new price"
        blockedBy={isUnchanged ? ENTER_NEW_PRICE : undefined}
        onIncomplete={check}
      >
        <OnePrice
          ref={field}
          row={only}
          prices={pricesOf(only)}
          isErrorShown={wasTried || only.text !== ''}
          isSuggested={values[`price ${only.order.hash}`] === undefined}
          onChange={changePrice(only.order.hash)}
        />
        {percentField}
        {/* The review of a new price has these rows, too. */}
        {only.read.value === only.before && (
          <AmountRows
            rows={sellerRows({
              chainId: only.order.chainId,
              coin: 'native',
              unitPrice: only.before,
              quantity: BigInt(only.order.remaining),
              fees: feesOf(only, market.collections),
            })}
          />
        )}
      </SigningForm>
    );
  return (
    <ActionForm
      chains={chains}
      onReview={review}
      isWaiting={rows.length === 0}
      blockedBy={isUnchanged ? 'Change a price first' : undefined}
    >
      {percentField}
      {rows.length > 0 && (
        <PricedTable ref={list} caption="New prices" changeTitle={CHANGE}>
          {rows.map((row) => (
            <RepriceRow
              key={row.order.hash}
              row={row}
              warnings={warningsOf(row)}
              collection={collectionOf(row.order, market.collections)}
              isErrorShown={wasTried || row.text !== ''}
              onChange={changePrice(row.order.hash)}
              onRemove={() => set({ [`out ${row.order.hash}`]: '1' })}
            />
          ))}
        </PricedTable>
      )}
      {rows.length === 0 && (
        <p role="status" className="text-sm text-muted">
          No listing is left. Close this, and choose again.
        </p>
      )}
      {chains.map((chainId) => (
        <ApprovalNote key={chainId} chainId={chainId} tokens={tokensOn(chainId, rows)} />
      ))}
    </ActionForm>
  );
}

const FAILURE = 'Couldn’t prepare the new prices';

/** Loads the avatars, whose current traits new listings promise. */
function WithAvatars(props: FormProps<ActionOf<'reprice'>> & OrderMarket) {
  const hasAvatars = givesAvatar(props.action.lines);
  const owned = useOwnedAvatars(hasAvatars ? props.address : undefined);
  const avatars = hasAvatars ? owned.data?.map(({ avatar }) => avatar) : [];
  if (avatars) return <LinesForm {...props} avatars={avatars} />;
  if (owned.error === null) return <FormSkeleton />;
  return <QueryFailure title={FAILURE} query={owned} />;
}

export const Form = withMarket(FAILURE, WithAvatars);
