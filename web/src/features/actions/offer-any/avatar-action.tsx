import { QueryFailure } from '@/components/query-failure';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { useActionValues } from '../shared/form/use-action-values';
import { makesOrders } from '../shared/making-orders';
import { isOfAnyAvatar } from '../shared/matching';
import { isBestAvatarOfferOwn, offeredForAnyAvatar } from '../shared/offering/offered';
import { OfferTermsForm } from '../shared/offering/offer-terms-form';
import { anyAvatarChoices } from '../shared/prices/choices';
import { SetSubject } from '../shared/subject/set-subject';

type Own = ActionOf<'offerAnyAvatar'>;

const PICTURES = 4;

function Form({ action, address, store, onStart }: FormProps<Own>) {
  const form = useActionValues(store);
  const open = useOpenOrders(address);
  const query = useCollections();
  const collection = query.data?.find(({ slug }) => slug === action.collection);
  if (query.data === undefined)
    return query.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load this collection" query={query} />
    );
  if (collection === undefined) return <p>There’s no such collection.</p>;
  const isOpenPending = open.data === undefined && open.error === null;
  const isBestOwn = isBestAvatarOfferOwn(collection, open.data ?? []);
  return (
    <OfferTermsForm
      offered={offeredForAnyAvatar(collection, isBestOwn)}
      prices={anyAvatarChoices(isOpenPending ? undefined : collection, isBestOwn)}
      address={address}
      store={store}
      form={form}
      onStart={onStart}
    >
      <p className="text-sm text-muted">
        Any owner of one of its avatars can accept, and chooses which one you get. Your offer
        promises nothing about what the avatar wears.
      </p>
    </OfferTermsForm>
  );
}

function Subject({ action }: { action: Own }) {
  const { data } = useCollections();
  const found = data?.find(({ slug }) => slug === action.collection);
  const imageUrls = found?.faces.flatMap(({ imageUrl }) => imageUrl ?? []).slice(0, PICTURES);
  return (
    <SetSubject
      item={{
        kind: 'anyAvatar',
        collection: action.collection,
        collectionName: found?.name ?? '',
        imageUrls: imageUrls ?? [],
        quantity: 1,
      }}
    />
  );
}

/** Makes an offer for any avatar of a collection, whatever it wears. */
export const offerAnyAvatar = defineAction<'offerAnyAvatar'>({
  Form,
  Subject,
  ...makesOrders('offer', isOfAnyAvatar),
});
