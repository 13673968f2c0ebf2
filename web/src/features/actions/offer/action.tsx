import type { CriteriaQuery, CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { useId } from 'react';

import { anyTitle } from '@/lib/economy/traits/any-text';
import { plainText } from '@/lib/format/plain-text';
import { NativeSelect } from '@/components/ui/native-select';
import { tierEditionsText, traitsText } from '@/lib/economy/traits/trait-words';

import { setChoices, traitOfferChoices } from '../shared/prices/choices';
import { usePriceContext } from '../shared/prices/use-price-context';
import { defineAction } from '../shared/action';
import { labelsOfTrait } from '../messages/text/labels';
import { OfferTermsForm } from '../shared/offering/offer-terms-form';
import { offeredFor, type Offered } from '../shared/offering/offered';
import { useActionValues } from '../shared/form/use-action-values';
import { useCriteriaSets } from '../shared/offering/use-criteria-set';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';
import { withTrait, type TraitFormProps } from '../shared/form/with-trait';

type OfferChoice = { key: string; name: string; words: string | undefined };

type OfferForProps = {
  choices: readonly OfferChoice[];
  chosen: string;
  onChoose: (key: string) => void;
};

/** Selects what an offer is for. A choice without words is still loading. */
function OfferFor({ choices, chosen, onChoose }: OfferForProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Offer for
      </label>
      <NativeSelect
        id={id}
        className="w-full"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(({ key, name, words }) => (
          <option key={key} value={key} disabled={words === undefined}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <p aria-live="polite" className="min-h-5 text-sm text-muted tabular-nums">
        {choices.find(({ key }) => key === chosen)?.words}
      </p>
    </div>
  );
}

const kindsOf = ({ collection, slot, tier, rarity }: TraitDetail) => [
  ...(rarity === 'unworn' ? [] : [{ key: 'rarity', query: { collection, slot, rarity } }]),
  ...(tier === undefined ? [] : [{ key: 'tier', query: { collection, slot, tier } }]),
  { key: 'slot', query: { collection, slot } },
  { key: 'any', query: { collection } },
];

const setName = (query: CriteriaQuery, { collectionName }: TraitDetail): string => {
  const { collection, slot, tier, rarity } = query;
  const words = { slot: slot ?? null, tier: tier ?? null, rarity: rarity ?? null };
  return anyTitle({ ...words, collection, collectionName });
};

const fittingText = ({ criteria: { traits, tier, rarity } }: CriteriaSet): string => {
  const words = [
    tier ? ` with ${tierEditionsText(tier)}` : '',
    traits === 1 ? ' fits' : ' fit',
    rarity ? `, ${rarity} at this time` : '',
  ];
  return `${traitsText(traits)}${words.join('')}.`;
};

function OfferForm({ trait, address, store, onStart }: TraitFormProps) {
  const form = useActionValues(store);
  const context = usePriceContext(trait);
  const kinds = kindsOf(trait);
  const sets = useCriteriaSets(kinds.map(({ query }) => ({ ...query, buyer: address })));
  const chosen = form.values['for'] ?? 'trait';

  const { chainId, fees, token, tokenId, editions } = trait;
  const forTrait: Offered = {
    chainId,
    fees,
    most: editions,
    asset: (quantity) => ({ kind: 'trait', token, tokenId, quantity }),
    isFor: (item) => item.kind === 'trait' && item.trait.id === trait.id,
    labels: labelsOfTrait(trait),
  };
  const set = sets[kinds.findIndex(({ key }) => key === chosen)];
  const choices = [
    {
      key: 'trait',
      name: `Only ${plainText(trait.value) || 'this trait'}`,
      words: 'Only this trait’s holders can accept.',
    },
    ...kinds.map(({ key, query }, index) => {
      const found = sets[index];
      return { key, name: setName(query, trait), words: found && fittingText(found) };
    }),
  ];
  const offered = chosen === 'trait' ? forTrait : set && offeredFor(set);
  return (
    <OfferTermsForm
      offered={offered}
      prices={chosen === 'trait' ? traitOfferChoices(trait, context) : setChoices(set)}
      subject={chosen}
      address={address}
      store={store}
      form={form}
      onStart={onStart}
    >
      <OfferFor choices={choices} chosen={chosen} onChoose={form.change('for')} />
    </OfferTermsForm>
  );
}

export const offer = defineAction<'offer'>({
  Form: withTrait(OfferForm),
  ...makesOrders('offer', isOfTrait),
  traitId: ({ traitId }) => traitId,
});
