import type { Order } from '@trait-market/contract/economy/orders';
import type { AnyAvatar, AvatarRef } from '@trait-market/contract/economy/shared';
import { useId, useRef } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { Estimate } from '@/components/economy/prices/estimate';
import { Warnings } from '@/components/economy/warnings';
import { Facts } from '@/components/facts';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import { useListPart } from '@/components/picking/use-list-part';
import { paths } from '@/config/paths';
import type { Action } from '@/lib/actions/action';
import { priceRelation } from '@/lib/economy/amounts/price-relation';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { counterAction } from '@/lib/economy/orders/counter-offer';
import { sellerPrice, sumsByChain } from '@/lib/economy/orders/lines';
import { collectionFloors, inSentence } from '@/lib/economy/orders/price-labels';
import { anyAvatarText } from '@/lib/economy/traits/any-text';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { fulfilmentStep } from '../messages/fulfilment';
import { joinLabels, labelsOfAvatar, labelsOfOrder, NO_LABELS } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { wornText } from '../shared/avatars/avatar-promises';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { Missing } from '../shared/form/missing';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';

type Owned = NonNullable<ReturnType<typeof useOwnedAvatars>['data']>[number];

const byScore = ({ avatar: one }: Owned, { avatar: other }: Owned): number =>
  one.rarityScore - other.rarityScore ||
  avatarName(one).localeCompare(avatarName(other), 'en', { numeric: true });

/** Says what goes along with an avatar: "Comes with 2 traits: Brass Helmet and Striped Scarf". */
const wornWords = ({ avatar }: Owned): string =>
  avatar.worn.length === 0
    ? 'Wears nothing'
    : `Comes with ${traitsText(avatar.worn.length)}: ${wornText(avatar)}`;

type Worn = NonNullable<ReturnType<typeof useAvatarDetail>['data']>['worn'];

const sumOfFloors = (worn: Worn) => sumsByChain(worn.flatMap(({ floor }) => floor ?? []))[0];

/** Warns if the traits that go along would sell for more than what the seller gets. */
const floorWarnings = (worn: Worn, order: Order): string[] => {
  const sum = sumOfFloors(worn);
  const proceeds = sellerPrice(order);
  if (!sum || !proceeds || BigInt(sum.amount) <= BigInt(proceeds.amount)) return [];
  const isOne = worn.length === 1;
  const cost = `Its ${isOne ? 'trait costs' : 'traits cost'} ${exactPrice(sum)}`;
  const floors = isOne ? 'its floor' : 'their floors';
  return [`${cost} at ${floors}, more than the ${exactPrice(proceeds)} you get.`];
};

function TraitsAtFloor({ worn }: { worn: Worn }) {
  const sum = sumOfFloors(worn);
  const unlisted = worn.filter(({ floor }) => floor === null).length;
  return (
    <Facts
      className="text-muted tabular-nums"
      facts={[
        sum ? (
          <>
            {'Traits at floor '}
            <span translate="no" className="whitespace-nowrap">
              {exactPrice(sum)}
            </span>{' '}
            <Estimate amounts={[sum]} />
          </>
        ) : (
          'None of its traits is listed'
        ),
        sum && unlisted > 0 && `${unlisted} not listed`,
      ]}
    />
  );
}

/** Shows what the user gives, with the worth of the traits that the avatar's page shows, too. */
function Given({ item, order }: { item: Owned; order: Order }) {
  const { avatar } = item;
  const { data, isPending } = useAvatarDetail(avatar);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <ItemPicture item={item} size={56} className="size-14" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold wrap-anywhere">You give {avatarName(avatar)}</p>
          <p className="wrap-anywhere">{wornWords(item)}</p>
          {avatar.worn.length > 0 && (
            <p className="wrap-anywhere">
              {data && data.worn.length > 0 && <TraitsAtFloor worn={data.worn} />}
              {isPending && <Skeleton className="w-40 max-w-full rounded-tag">&nbsp;</Skeleton>}
            </p>
          )}
        </div>
      </div>
      <Warnings words={data ? floorWarnings(data.worn, order) : []} />
    </div>
  );
}

/** Returns a listing of the avatar for the bidder, which answers the offer. */
const counterWith = (order: Order, avatar: AvatarRef): Action | undefined => {
  const counter = counterAction({ ...order, given: { held: 1, avatar } });
  return counter?.kind === 'listAvatar' ? { ...counter, counters: order } : undefined;
};

type AcceptAnyAvatarFormProps = FormProps<ActionOf<'accept'>> & { wanted: AnyAvatar };

/** Accepts an offer for any avatar of a collection with the one that the user chooses. */
export function AcceptAnyAvatarForm({
  action: { order, avatarId },
  wanted,
  address,
  store,
  onStart,
}: AcceptAnyAvatarFormProps) {
  const { values, change, setTried } = useActionValues(store);
  const name = useId();
  const picker = useRef<HTMLDetailsElement>(null);
  const owned = useOwnedAvatars(address, wanted.collection);
  const collections = useCollections();
  const choices = owned.data?.toSorted(byScore) ?? [];
  const chosenId = values['give'] ?? avatarId;
  const given =
    choices.find(({ avatar }) => avatar.tokenId === chosenId) ??
    (chosenId === undefined ? choices[0] : undefined);
  const isPreselected = ({ avatar }: Owned): boolean => avatar.tokenId === avatarId;
  const { shown, more } = useListPart(
    [...choices.filter(isPreselected), ...choices.filter((item) => !isPreselected(item))],
    (item) => item === given,
  );

  if (owned.data === undefined)
    return owned.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load what you could give" query={owned} />
    );
  if (choices.length === 0)
    return (
      <Missing
        words={`You don’t own an avatar that fits. This offer is for ${anyAvatarText(wanted)}.`}
      >
        <NextLink to={paths.marketAvatarsOf(wanted.collection)}>
          Look for one on the market
        </NextLink>
      </Missing>
    );

  const floor = collections.data?.find(({ slug }) => slug === wanted.collection)?.avatarFloor;
  const { unitPrice } = order;
  const choose = (tokenId: string, isClick: boolean) => {
    change('give')(tokenId);
    // Arrow keys choose, too, and would fold the list at each step.
    if (!isClick || !picker.current) return;
    picker.current.open = false;
    picker.current.querySelector('summary')?.focus();
  };
  const counter = given && counterWith(order, given.avatar);

  const prepare = () => {
    if (given === undefined) return undefined;
    const { tokenId } = given.avatar;
    return {
      steps: [fulfilmentStep(order, 1n, address, { tokenId, proof: [] })],
      labels: joinLabels([labelsOfOrder(order), { ...NO_LABELS, ...labelsOfAvatar(given.avatar) }]),
    };
  };

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun="sale"
      blockedBy={given === undefined ? 'Choose the avatar that you give.' : undefined}
      avatar={given?.avatar}
      // Saves a preselected avatar too, because the receipt describes the saved one.
      onSign={() => given && change('give')(given.avatar.tokenId)}
      onIncomplete={() => setTried(true)}
      other={
        counter && (
          <Button variant="outline" size="lg" onClick={() => onStart(counter)}>
            Counter
          </Button>
        )
      }
    >
      <p className="text-sm wrap-anywhere">
        {`This offer is for ${anyAvatarText(wanted)}, whatever it wears.`}
        {floor && unitPrice && (
          <span className="text-muted tabular-nums">
            {` It pays ${inSentence(priceRelation(BigInt(unitPrice.amount), BigInt(floor.amount)))} the ${inSentence(collectionFloors.avatar)}, ${exactPrice(floor)}.`}
          </span>
        )}
      </p>
      {given && <Given key={given.avatar.tokenId} item={given} order={order} />}
      {given === undefined && (
        <p role="alert" className="text-sm text-danger">
          You don’t own this avatar. Choose another one.
        </p>
      )}
      {(choices.length > 1 || given === undefined) && (
        <details ref={picker} open={given === undefined ? true : undefined}>
          <summary className="w-fit cursor-pointer rounded-tag py-1 text-sm font-semibold">
            {`Choose from your ${choices.length === 1 ? '1 avatar' : `${choices.length} avatars`}`}
          </summary>
          <RadioGroup className="mt-2 grid grid-cols-1 gap-2">
            <legend className="sr-only">You give</legend>
            {shown.map((item) => {
              const { tokenId } = item.avatar;
              return (
                <label
                  key={tokenId}
                  htmlFor={`${name}-${tokenId}`}
                  className="flex cursor-pointer items-center gap-3 rounded-control border border-hairline p-3 has-checked:border-foreground"
                >
                  <RadioGroupItem
                    id={`${name}-${tokenId}`}
                    name={name}
                    value={tokenId}
                    checked={item === given}
                    onChange={() => choose(tokenId, false)}
                    onClick={({ detail }) => detail > 0 && choose(tokenId, true)}
                  />
                  <ItemPicture item={item} size={56} className="size-14" />
                  <span className="min-w-0 text-sm">
                    <span className="block font-semibold wrap-anywhere">
                      {avatarName(item.avatar)}
                    </span>
                    <span className="block text-xs text-muted tabular-nums">
                      <Facts
                        facts={[
                          item.rank && `Rank ${item.rank.place} of ${item.rank.of}`,
                          item.price && `listed for ${exactPrice(item.price)}`,
                          `wears ${traitsText(item.avatar.worn.length)}`,
                        ]}
                      />
                    </span>
                  </span>
                </label>
              );
            })}
            {more}
          </RadioGroup>
        </details>
      )}
    </SigningForm>
  );
}
