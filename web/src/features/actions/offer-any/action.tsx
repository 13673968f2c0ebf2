import {
  SlotSchema,
  TierSchema,
  type WornRarity,
  WornRaritySchema,
} from '@trait-market/contract/economy/shared';
import { noOffers, priceLabels } from '@/lib/economy/orders/price-labels';
import { useId, type ReactNode } from 'react';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';

import { QueryFailure } from '@/components/query-failure';
import { NativeSelect } from '@/components/ui/native-select';
import { cn } from '@/lib/cn';
import { anyTitle } from '@/lib/economy/traits/any-text';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import {
  rarityNames,
  slotNames,
  tierEditionsText,
  traitsText,
} from '@/lib/economy/traits/trait-words';

import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { OfferTermsForm } from '../shared/offering/offer-terms-form';
import { offeredFor } from '../shared/offering/offered';
import { setChoices } from '../shared/prices/choices';
import { useActionValues } from '../shared/form/use-action-values';
import { useChosenSet } from '../shared/offering/use-criteria-set';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <NativeSelect
        id={id}
        className="w-full"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </NativeSelect>
    </div>
  );
}

function Fitting({ set, isStale }: { set: CriteriaSet; isStale: boolean }) {
  const { criteria, traits, bestOffer } = set;
  return (
    <div className={cn('text-sm', isStale && 'opacity-60')} aria-live="polite" aria-busy={isStale}>
      <p className="font-semibold wrap-anywhere">{anyTitle(criteria)}</p>
      <p className="text-muted tabular-nums">
        {criteria.traits === 0
          ? 'No trait fits. Choose another slot, rarity or number of editions.'
          : `${traitsText(criteria.traits)} ${criteria.traits === 1 ? 'fits' : 'fit'}. ${bestOffer ? `${priceLabels.bestOffer.others} ${shortPrice(nativePrice(bestOffer))}` : noOffers.others}.`}
      </p>
      {traits.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1 font-semibold">See which</summary>
          <ul className="mt-1 max-h-40 overflow-y-auto text-muted">
            {traits.map(({ id, value, editions }) => (
              <li key={id} className="flex justify-between gap-3 wrap-anywhere">
                {value} <span className="shrink-0 tabular-nums">{editions} editions</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function RarityNote({ rarity }: { rarity: WornRarity }) {
  return (
    <p className="text-sm text-muted">
      {`Rarity changes as avatars are dressed. Your offer is for the traits that are ${rarity} when you sign, and stays for them.`}
    </p>
  );
}

const blockedBy = (set: CriteriaSet | undefined, error: unknown): string | undefined => {
  if (set?.criteria.traits === 0) return 'No trait fits.';
  return !set && error !== null ? 'Couldn’t load the matching traits.' : undefined;
};

function Form({
  action: { collection },
  address,
  store,
  onStart,
}: FormProps<ActionOf<'offerAny'>>) {
  const form = useActionValues(store);
  const slot = SlotSchema.safeParse(form.values['slot']).data;
  const tier = TierSchema.safeParse(form.values['tier']).data;
  const rarity = WornRaritySchema.safeParse(form.values['rarity']).data;
  const query = useChosenSet({
    collection,
    buyer: address,
    ...(slot && { slot }),
    ...(tier && { tier }),
    ...(rarity && { rarity }),
  });
  const { data: set, error, isPlaceholderData: isStale } = query;
  const offered = set && set.criteria.traits > 0 ? offeredFor(set) : undefined;
  return (
    <OfferTermsForm
      offered={offered}
      prices={setChoices(set)}
      subject={set?.criteria.root}
      address={address}
      store={store}
      form={form}
      isLoading={set === undefined && error === null}
      isStale={isStale}
      blockedBy={blockedBy(set, error)}
      onStart={onStart}
    >
      <div className="grid grid-cols-2 gap-4 *:last:col-span-2">
        <Choice label="Slot" value={slot ?? ''} onChange={form.change('slot')}>
          <option value="">Any slot</option>
          {SlotSchema.options.map((one) => (
            <option key={one} value={one}>
              {slotNames[one]}
            </option>
          ))}
        </Choice>
        <Choice label="Rarity" value={rarity ?? ''} onChange={form.change('rarity')}>
          <option value="">Any rarity</option>
          {WornRaritySchema.options.map((one) => (
            <option key={one} value={one}>
              {rarityNames[one]}
            </option>
          ))}
        </Choice>
        <Choice label="Editions of the trait" value={tier ?? ''} onChange={form.change('tier')}>
          <option value="">Any number</option>
          {TierSchema.options.map((one) => (
            <option key={one} value={one}>
              {tierEditionsText(one)}
            </option>
          ))}
        </Choice>
      </div>
      {set && <Fitting set={set} isStale={isStale} />}
      {rarity && <RarityNote rarity={rarity} />}
      {!set && error !== null && (
        <QueryFailure title="Couldn’t load the matching traits" query={query} />
      )}
    </OfferTermsForm>
  );
}

export const offerAny = defineAction<'offerAny'>({
  Form,
  ...makesOrders('offer', isOfTrait),
});
