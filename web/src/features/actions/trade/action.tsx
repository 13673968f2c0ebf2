import { QueryFailure } from '@/components/query-failure';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { itemKey } from '@/lib/economy/orders/item-words';
import { useBalances, useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { defineAction } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { defaultEndDay } from '../shared/form/end-date';
import { EndDayField } from '../shared/form/fields';
import { Missing } from '../shared/form/missing';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readEndDay } from '../shared/form/form-values';
import { AvatarPromise, GiveAvatar } from './give-avatar';
import { GiveTrait } from './give-trait';
import { TradeValue } from './trade-value';
import { labelsOfTrait } from '../messages/text/labels';
import { ownFloors } from '../shared/holding/use-floors';
import { ItemTools, useItemTools } from '../shared/picking/item-tools';
import { TradeSides } from '../shared/orders/trade-sides';
import {
  avatarField,
  givenItems,
  isAnythingGiven,
  readGiven,
  tradeChoices,
} from '../shared/orders/trade-choices';
import { useActionValues } from '../shared/form/use-action-values';
import { orderStep } from '../messages/order';
import { makesOrders } from '../shared/making-orders';
import { replacesNothing } from '../shared/matching';
import { withTrait, type TraitFormProps } from '../shared/form/with-trait';

function TradeForm({ trait, address, store, onStart }: TraitFormProps) {
  const { values, change, read, now, wasTried, setTried } = useActionValues(store);
  const balances = useBalances();
  const traits = useOwnedTraits(address);
  const avatars = useOwnedAvatars(address);
  const collections = useCollections();
  const owned = {
    traits: traits.data ?? [],
    avatars: avatars.data?.map(({ avatar }) => avatar) ?? [],
  };
  const choices = tradeChoices(values, owned, trait);
  const traitChoices = new Map(choices.traits.map((one) => [one.owned, one]));
  const avatarChoices = new Map(choices.avatars.map((one) => [one.avatar, one]));
  const items = [
    ...(avatars.data ?? []).filter(({ avatar }) => avatarChoices.has(avatar)),
    ...traitChoices.keys(),
  ];
  const { sorted, isFound, tools } = useItemTools(items, 'dearest');

  if (traits.isPending || avatars.isPending || balances.isPending || collections.isPending)
    return <FormSkeleton />;
  const failed = [traits, avatars, balances].find(({ error }) => error !== null) ?? balances;
  if (traits.data === undefined || avatars.data === undefined || balances.data === undefined)
    return <QueryFailure title="Couldn’t load what you own" query={failed} />;

  if (items.length === 0)
    return (
      <Missing words="You hold no avatar and no other loose trait on this network, so there’s nothing to trade.">
        <Button variant="outline" onClick={() => onStart({ kind: 'offer', traitId: trait.id })}>
          Make an offer instead
        </Button>
      </Missing>
    );

  const rows = sorted.flatMap((item) => {
    if (item.kind === 'trait') {
      const choice = traitChoices.get(item);
      // A chosen item stays visible even if it doesn't match the search.
      if (!choice || !(choice.text !== '' || isFound(item))) return [];
      const slug = item.trait.collection;
      const collection = collections.data?.find((one) => one.slug === slug)?.name;
      return <GiveTrait key={itemKey(item)} {...{ choice, collection, change }} />;
    }
    const choice = avatarChoices.get(item.avatar);
    if (!choice || !(choice.isGiven || isFound(item))) return [];
    return <GiveAvatar key={itemKey(item)} item={item} choice={choice} change={change} />;
  });
  const given = readGiven(choices);
  const end = read('day', readEndDay(now), defaultEndDay(now));

  const review = () => {
    setTried(true);
    if (given.value === undefined || end.value === undefined) return;
    const { chainId, token, tokenId } = trait;
    const { gives, commitments, labels } = given.value;
    const step = orderStep({
      kind: 'trade',
      chainId,
      maker: address,
      gives,
      gets: [{ kind: 'trait', token, tokenId, quantity: 1n }],
      commitments,
      expiresAt: end.value,
      counter: balances.data.find((one) => one.chainId === chainId)?.counter ?? '0',
    });
    store.review([step], { assets: { ...labelsOfTrait(trait).assets, ...labels }, fees: {} });
  };

  return (
    <ActionForm
      chains={[trait.chainId]}
      onReview={review}
      moved={{ chainId: trait.chainId, tokens: given.value?.gives.map(({ token }) => token) ?? [] }}
    >
      <p className="text-sm">
        {`This trade is public: anyone who holds ${traitName({ traitValue: trait.value })} can accept it.`}
      </p>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-sm font-medium">What you give for one edition</legend>
        <ItemTools {...tools} />
        <ul className="grid max-h-80 gap-2 overflow-y-auto overscroll-contain pr-1 md:max-h-[24rem] md:grid-cols-4 md:gap-3">
          {rows}
          {rows.length === 0 && <li className="text-sm text-muted">No matches.</li>}
        </ul>
        {choices.avatars
          .filter(({ avatar, isGiven }) => isGiven && avatar.worn.length > 0)
          .map((choice) => (
            <AvatarPromise key={avatarField(choice.avatar)} choice={choice} change={change} />
          ))}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {wasTried || isAnythingGiven(choices) ? given.error : undefined}
        </p>
      </fieldset>
      <TradeSides
        chainId={trait.chainId}
        gives={givenItems(choices)}
        gets={[{ kind: 'trait', trait, quantity: 1 }]}
        givenFloorOf={ownFloors([...traits.data, ...avatars.data])}
      />
      <EndDayField {...end.field} error={end.error} now={now} />
    </ActionForm>
  );
}

export const trade = defineAction<'trade'>({
  isWide: true,
  ReviewNotice: TradeValue,
  Form: withTrait(TradeForm),
  ...makesOrders('trade', (_facts, _action, step) => replacesNothing(step)),
  traitId: ({ traitId }) => traitId,
});
