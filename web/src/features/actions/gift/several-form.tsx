import { MAX_GIFTED } from '@trait-market/contract/economy/actions';
import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { Input } from '@/components/ui/input';
import { listText } from '@/lib/format/list-text';

import { linePicture } from '../messages/lines';
import { newStep } from '../messages/step';
import { eachNetworkSigns } from '../messages/summary';
import type { ActionOf, FormProps } from '../shared/action';
import { wornText } from '../shared/avatars/avatar-promises';
import { ActionForm } from '../shared/form/action-form';
import { readCount } from '../shared/form/form-values';
import { TakeOutButton } from '../shared/several/take-out-button';
import { ConfirmField, RecipientField, useRecipientForm } from './recipient-fields';
import {
  chainOf,
  itemKey,
  labelsOfItems,
  looseOf,
  nameOfItem,
  pictureOf,
  type Sendable,
  tokenOf,
} from './several-items';
import type { GiftBatchStep } from './several-message';

/** Editions of each item, by its key. */
type Chosen = { item: Sendable; quantity: number };

/** Returns a step for each network. */
export const giftBatchSteps = (
  chosen: readonly Chosen[],
  recipient: WalletAddress,
  owner: WalletAddress,
): GiftBatchStep[] =>
  CHAIN_IDS.flatMap((chainId) => {
    const items = chosen
      .filter(({ item }) => chainOf(item) === chainId)
      .map(({ item, quantity }) => {
        const { token, tokenId } = tokenOf(item);
        return { token, tokenId, quantity: String(quantity) };
      });
    return items.length === 0 ? [] : newStep('giftBatch', chainId, { owner, recipient, items });
  });

/** Names the traits of which more are sent than aren't listed. */
const listedWarning = (rows: readonly { item: Sendable; quantity: number | undefined }[]) => {
  const names = rows.flatMap(({ item, quantity = 0 }) =>
    'trait' in item && item.listedByOwner > 0 && quantity > item.quantity - item.listedByOwner
      ? nameOfItem(item)
      : [],
  );
  return names.length === 0
    ? []
    : [`You’ve listed ${listText(names)}. Listings that you can no longer fill become inactive.`];
};

type LineProps = {
  item: Sendable;
  field: { value: string; onChange: (value: string) => void; error: string | undefined };
  onRemove: () => void;
};

function Line({ item, field: { value, onChange, error }, onRemove }: LineProps) {
  const id = useId();
  const name = nameOfItem(item);
  const loose = looseOf(item);
  const imageUrl = pictureOf(item);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 py-2.5 text-sm">
      <span className="size-10 rounded-control bg-wall">{imageUrl && linePicture(imageUrl)}</span>
      <span className="min-w-0 max-sm:col-span-2">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs wrap-anywhere text-muted">
          {'avatar' in item
            ? item.avatar.worn.length === 0
              ? 'Wears nothing'
              : `With everything that it wears: ${wornText(item.avatar)}`
            : CHAINS[item.trait.chainId].name}
        </span>
      </span>
      {loose > 1 && (
        // Below the name on phones, where both and the button don't fit.
        <span className="flex w-28 items-center gap-2 whitespace-nowrap tabular-nums max-sm:col-start-2">
          <Input
            aria-label={`Editions of ${name} to send (of ${loose})`}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : id}
            inputMode="numeric"
            autoComplete="off"
            className="text-right tabular-nums"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <span aria-hidden>{`of ${loose}`}</span>
        </span>
      )}
      <span className="col-start-4 row-start-1 -mr-2">
        <TakeOutButton name={name} onRemove={onRemove} />
      </span>
      {error !== undefined && (
        <p id={id} role="alert" className="col-span-2 col-start-2 text-danger">
          {error}
        </p>
      )}
    </li>
  );
}

export function SeveralForm({ action, address, store }: FormProps<ActionOf<'giftSeveral'>>) {
  const [first] = action.items;
  const form = useRecipientForm(store, first ? tokenOf(first).token : address, address);
  const outField = (item: Sendable): string => `out ${itemKey(item)}`;
  const left = action.items.filter(
    (item) => !store.wasCompleted(itemKey(item)) && form.values[outField(item)] === undefined,
  );
  const { recipient, isConfirmed } = form;
  const rows = left.map((item) => {
    const most = Math.min(looseOf(item), MAX_GIFTED);
    const { value, field } = form.read(`editions ${itemKey(item)}`, readCount(most), '1');
    return { item, quantity: value, field };
  });
  const chains = CHAIN_IDS.filter((chainId) => left.some((item) => chainOf(item) === chainId));
  const review = () => {
    form.setTried(true);
    const chosen = rows.flatMap(({ item, quantity }) =>
      quantity === undefined ? [] : { item, quantity },
    );
    if (recipient.value === undefined || !isConfirmed || chosen.length < rows.length) return;
    store.review(giftBatchSteps(chosen, recipient.value, address), labelsOfItems(left));
  };
  return (
    <ActionForm
      chains={chains}
      onReview={review}
      isWaiting={form.isPending}
      blockedBy={left.length === 0 ? 'Nothing is left to send.' : undefined}
    >
      <RecipientField form={form} />
      <ul aria-label="What you send" className="divide-y divide-hairline border-y border-hairline">
        {rows.map(({ item, field }) => (
          <Line
            key={itemKey(item)}
            item={item}
            field={field}
            onRemove={() => form.change(outField(item))('1')}
          />
        ))}
      </ul>
      <p className="text-sm">
        {chains.length > 1 ? eachNetworkSigns(chains.length) : 'One signature sends all of it.'}
      </p>
      <Warnings words={listedWarning(rows)} />
      <ConfirmField form={form} />
    </ActionForm>
  );
}
