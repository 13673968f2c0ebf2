import type { Asset, TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { CHAINS, type ChainId, type Fee, type Item } from '@trait-market/contract/economy/shared';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { Order } from '@trait-market/contract/economy/orders';
import { type ReactNode, useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { ItemTools, useItemTools } from '@/components/picking/item-tools';
import { useListPart } from '@/components/picking/use-list-part';
import type { Action } from '@/lib/actions/action';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { partyName } from '@/lib/page-meta/party-name';
import { itemKey, itemName } from '@/lib/economy/orders/item-words';
import { useBalances, useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import type { FormStore } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { defaultEndDay } from '../shared/form/end-date';
import { EndDayField } from '../shared/form/end-day-field';
import { Missing } from '../shared/form/missing';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readEndDay } from '../shared/form/form-values';
import { convertSteps, shortOf } from '../shared/coins/convert-need';
import { AvatarPromise, GiveAvatar } from './give-avatar';
import { GiveTrait } from './give-trait';
import { CoinFields } from './coin-fields';
import { TradeSummary } from './trade-summary';
import { addedCoin, coinOfSides, readCoins } from './added-coin';
import { LostCard } from './give-card';
import { tradeSteps } from './replaced-trade';
import { isSameTrade, isUnchanged } from './starting-values';
import { joinLabels, labelFees, type Labels } from '../messages/text/labels';
import { ownFloors } from '@/lib/economy/floors/use-item-floors';
import { useItemPrices } from '@/lib/economy/floors/use-item-prices';
import { ownSorts } from '../shared/picking/item-sorts';
import {
  avatarField,
  givenItems,
  isAnythingGiven,
  readGiven,
  TICKED,
  tradeChoices,
  traitField,
} from '../shared/orders/trade-choices';
import type { useActionValues } from '../shared/form/use-action-values';
import { orderStep } from '../messages/order';

/** What the user wants: one edition of a trait, or an avatar. */
export type TradedFor = {
  chainId: ChainId;
  /** The trait's id, whose editions can't be given for it. */
  traitId?: string;
  item: Item;
  asset: Asset;
  fees: readonly Fee[];
  promises: readonly TraitCommitment[];
  labels: Labels;
  /** The action that offers coin for it instead. */
  offer: Action;
};

type TradeFormProps = {
  wanted: TradedFor;
  address: WalletAddress;
  store: FormStore;
  form: ReturnType<typeof useActionValues>;
  /** The trade of another user that this one counters. */
  counters?: Order | undefined;
  /** The own trade that this one replaces. */
  replaces?: Order | undefined;
  onStart: (action: Action) => void;
  children?: ReactNode;
};

/** Says who can accept the trade, because no trade can be reserved for one user. */
const publicText = (item: Item, counters: Order | undefined): string => {
  if (item.kind === 'avatar')
    return `This trade is public: the owner of ${itemName(item)} can accept it.`;
  const anyone = `anyone who holds ${itemName(item)} can accept it`;
  return counters
    ? `Your counter is public: ${anyone}, not only ${partyName(counters.maker)}. Their trade stays open.`
    : `This trade is public: ${anyone}.`;
};

/** Returns the items of the replaced trade that the user can't give anymore. */
const lostItems = (replaced: Order | undefined, own: readonly InventoryItem[]): Item[] => {
  const held = new Set(own.map(itemKey));
  return replaced?.gives.filter((item) => !held.has(itemKey(item))) ?? [];
};

/** Returns the traits of the replaced trade of which fewer editions are left, by id. */
const editionsBefore = (
  replaced: Order | undefined,
  own: readonly Extract<InventoryItem, { kind: 'trait' }>[],
): Map<string, { given: number; held: number }> =>
  new Map(
    replaced?.gives.flatMap((item) => {
      const held = own.find(
        ({ trait }) => item.kind === 'trait' && trait.id === item.trait.id,
      )?.quantity;
      return item.kind === 'trait' && held !== undefined && held < item.quantity
        ? [[item.trait.id, { given: item.quantity, held }] as const]
        : [];
    }),
  );

export function TradeForm({
  wanted,
  address,
  store,
  form,
  counters,
  replaces,
  onStart,
  children,
}: TradeFormProps) {
  const { change, read, now, setTried } = form;
  const balances = useBalances();
  const traits = useOwnedTraits(address);
  const avatars = useOwnedAvatars(address);
  const collections = useCollections();
  const owned = {
    traits: traits.data ?? [],
    avatars: avatars.data?.map(({ avatar }) => avatar) ?? [],
  };
  const [first] = useState(form.values);
  const { chainId, traitId } = wanted;
  const before = editionsBefore(replaces, owned.traits);
  const values = { ...form.values };
  for (const [id, { given, held }] of before)
    if (values[traitField(id)] === String(given)) values[traitField(id)] = String(held);
  const choices = tradeChoices(values, owned, { chainId, ...(traitId && { id: traitId }) });
  const traitChoices = new Map(choices.traits.map((one) => [one.owned, one]));
  const avatarChoices = new Map(choices.avatars.map((one) => [one.avatar, one]));
  const items = [
    ...(avatars.data ?? []).filter(({ avatar }) => avatarChoices.has(avatar)),
    ...traitChoices.keys(),
  ];
  const { queries: prices, priceOf } = useItemPrices([wanted.item]);
  const wantedPrice = priceOf(wanted.item)?.price;
  const value = wantedPrice && BigInt(wantedPrice.amount);
  const { sorted, isFound, tools } = useItemTools(items, ownSorts('dearest', value));
  const isChosen = (item: InventoryItem): boolean =>
    item.kind === 'trait'
      ? (traitChoices.get(item)?.text ?? '') !== ''
      : avatarChoices.get(item.avatar)?.isGiven === true;
  const wasChosen = (item: InventoryItem): boolean =>
    item.kind === 'trait'
      ? (first[traitField(item.trait.id)] ?? '') !== ''
      : first[avatarField(item.avatar)] === TICKED;
  // Items that are chosen when the form opens are first. A chosen item stays visible even if it doesn't match the search.
  const found = [
    ...sorted.filter(wasChosen),
    ...sorted.filter((item) => !wasChosen(item) && (isChosen(item) || isFound(item))),
  ];
  const { shown, more } = useListPart(found, isChosen);

  // A failed price is fetched again while the form is open.
  const isPriceLoading = prices.some(({ isFetched }) => !isFetched);
  if ([traits, avatars, balances, collections].some(({ isPending }) => isPending) || isPriceLoading)
    return <FormSkeleton />;
  const failed = [traits, avatars, balances].find(({ error }) => error !== null) ?? balances;
  if (traits.data === undefined || avatars.data === undefined || balances.data === undefined)
    return <QueryFailure title="Couldn’t load what you own" query={failed} />;

  if (items.length === 0)
    return (
      <Missing words="You hold no avatar and no other loose trait on this network, so there’s nothing to trade.">
        <Button variant="outline" onClick={() => onStart(wanted.offer)}>
          Make an offer instead
        </Button>
      </Missing>
    );

  const rows = shown.flatMap((item) => {
    if (item.kind === 'trait') {
      const choice = traitChoices.get(item);
      if (!choice) return [];
      const slug = item.trait.collection;
      const collection = collections.data?.find((one) => one.slug === slug)?.name;
      const given = before.get(item.trait.id)?.given;
      return <GiveTrait key={itemKey(item)} {...{ choice, collection, change }} before={given} />;
    }
    const choice = avatarChoices.get(item.avatar);
    if (!choice) return [];
    return <GiveAvatar key={itemKey(item)} item={item} choice={choice} change={change} />;
  });
  const balance = balances.data.find((one) => one.chainId === chainId);
  const coins = readCoins(read);
  const given = readGiven(choices, {
    promised: wanted.promises,
    hasCoin: coins.given.value !== undefined,
  });
  const [firstGiven] = given.value?.gives ?? [];
  const collectionGiven = collections.data?.find(
    ({ contracts }) =>
      firstGiven &&
      isSameAddress(
        firstGiven.kind === 'avatar' ? contracts.avatars : contracts.traits,
        firstGiven.token,
      ),
  );
  const added = addedCoin(coins, { given: wanted.fees, wanted: collectionGiven?.fees }, balance);
  const kept = replaces && Date.parse(replaces.expiresAt);
  const end = read('day', readEndDay(now, kept), defaultEndDay(now));
  const gives = givenItems(choices);
  const entered = { gives, added: coins.given.value, asked: coins.wanted.value };
  const isCountered = counters !== undefined && coins.isValid && isUnchanged(counters, entered);
  const isSame =
    replaces !== undefined &&
    coins.isValid &&
    given.value !== undefined &&
    end.value !== undefined &&
    isSameTrade(replaces, {
      ...entered,
      commitments: given.value.commitments,
      endsAt: end.value,
    });
  const missingText = isCountered
    ? 'To counter, change what you give or get'
    : isSame
      ? 'Change something first'
      : isAnythingGiven(choices)
        ? undefined
        : 'Choose what you give first';

  const review = () => {
    setTried(true);
    if (given.value === undefined || end.value === undefined) return;
    if (!added.isReady || added.need.isShort) return;
    const { commitments, labels } = given.value;
    const { coin } = added;
    const step = orderStep({
      kind: 'trade',
      chainId,
      maker: address,
      gives: given.value.gives,
      gets: [wanted.asset],
      ...(coin && { coin }),
      commitments,
      expiresAt: end.value,
      counter: balance?.counter ?? '0',
    });
    store.review(
      [...convertSteps(added.need, chainId, address), ...tradeSteps(step, replaces)],
      joinLabels([wanted.labels, { assets: labels, fees: labelFees(coin?.fees ?? []) }]),
    );
  };

  return (
    <ActionForm
      chains={[chainId]}
      onReview={review}
      blockedBy={missingText ?? shortOf(chainId, added.need)}
      summary={
        <TradeSummary
          chainId={chainId}
          gives={gives}
          gets={[wanted.item]}
          {...coinOfSides(chainId, added.coin)}
          givenFloorOf={ownFloors([...traits.data, ...avatars.data])}
        />
      }
      moved={{
        chainId,
        tokens: [
          ...(given.value?.gives.map(({ token }) => token) ?? []),
          ...(added.coin?.side === 'given' ? [CHAINS[chainId].wrapped] : []),
        ],
      }}
    >
      <p className="text-sm">{publicText(wanted.item, counters)}</p>
      {children}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-sm font-medium">
          {wanted.item.kind === 'avatar' ? 'What you give for it' : 'What you give for one edition'}
        </legend>
        <ItemTools {...tools} />
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-5 lg:grid-cols-4">
          {lostItems(replaces, items).map((item) => (
            <LostCard key={itemKey(item)} item={item} />
          ))}
          {rows}
          {rows.length === 0 && <li className="text-sm text-muted">No matches.</li>}
        </ul>
        {more}
        {choices.avatars
          .filter(({ avatar, isGiven }) => isGiven && avatar.worn.length > 0)
          .map((choice) => (
            <AvatarPromise key={avatarField(choice.avatar)} choice={choice} change={change} />
          ))}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {isAnythingGiven(choices) && given.error}
        </p>
      </fieldset>
      <CoinFields chainId={chainId} coins={coins} added={added} balance={balance} />
      {coins.wanted.value !== undefined && collections.data === undefined && (
        <QueryFailure title="Couldn’t load the fees" query={collections} />
      )}
      <EndDayField {...end.field} error={end.error} now={now} kept={kept} />
    </ActionForm>
  );
}
