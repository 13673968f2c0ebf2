import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { Price } from '@trait-market/contract/economy/shared';
import { useId } from 'react';

import { anyText } from '@/lib/economy/traits/any-text';
import { plainText } from '@/lib/format/plain-text';
import { Skeleton } from '@/components/ui/skeleton';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { traitsText } from '@/lib/economy/traits/trait-words';

import { bestOfferChoice, floorChoice, lastSaleChoice, setChoices } from '../shared/prices/choices';
import { buyingWarnings } from '../shared/prices/price-warnings';
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

type OfferChoice = { key: string; name: string; traits: number; best: Price | null | undefined };

type OfferForProps = {
  choices: readonly OfferChoice[];
  chosen: string;
  onChoose: (key: string) => void;
};

function BestOffer({ best }: Pick<OfferChoice, 'best'>) {
  if (best === undefined)
    return <Skeleton className="inline-block h-4 w-28 rounded-control align-middle" />;
  return <span>{best === null ? 'No offers yet' : `Best offer ${shortPrice(best)}`}</span>;
}

function OfferFor({ choices, chosen, onChoose }: OfferForProps) {
  const name = useId();
  return (
    <RadioGroup className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Your offer is for</legend>
      {choices.map(({ key, name: text, traits, best }) => (
        <label
          key={key}
          htmlFor={`${name}-${key}`}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline p-3 has-checked:border-foreground"
        >
          <RadioGroupItem
            id={`${name}-${key}`}
            name={name}
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span className="min-w-0 text-sm">
            <span className="block font-semibold wrap-anywhere">{text}</span>
            <span className="block text-muted tabular-nums">
              {traits > 1 && <span>{`${traitsText(traits)} fit. `}</span>}
              <BestOffer best={best} />
            </span>
          </span>
        </label>
      ))}
    </RadioGroup>
  );
}

const kindsOf = ({ collection, slot, tier, rarity }: TraitDetail) => [
  ...(rarity === 'unworn' ? [] : [{ key: 'rarity', query: { collection, slot, rarity } }]),
  ...(tier === undefined ? [] : [{ key: 'tier', query: { collection, slot, tier } }]),
  { key: 'slot', query: { collection, slot } },
  { key: 'any', query: { collection } },
];

const choiceOf = (key: string, set: CriteriaSet): OfferChoice => ({
  key,
  name: `A${anyText(set.criteria).slice(1)}`,
  traits: set.criteria.traits,
  best: set.bestOffer,
});

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
    warnings: (price) => buyingWarnings(price, context, true),
  };
  const set = sets[kinds.findIndex(({ key }) => key === chosen)];
  const choices = [
    {
      key: 'trait',
      name: `Only ${plainText(trait.value) || 'this trait'}`,
      traits: 1,
      best: context.bestOffer,
    },
    ...kinds.flatMap(({ key }, index) => {
      const found = sets[index];
      return found ? [choiceOf(key, found)] : [];
    }),
  ];
  const offered = chosen === 'trait' ? forTrait : set && offeredFor(set);
  return (
    <OfferTermsForm
      offered={offered}
      prices={
        chosen === 'trait'
          ? [floorChoice(trait, context), bestOfferChoice(context), lastSaleChoice(trait.lastSale)]
          : setChoices(set)
      }
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
