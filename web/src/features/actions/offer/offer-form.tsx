import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { anyText } from '@/lib/economy/traits/any-text';
import { plainText } from '@/lib/format/plain-text';

import { buyingWarnings } from '../shared/prices/price-warnings';
import { usePriceContext } from '../shared/prices/use-price-context';
import type { FormStore } from '../shared/action';
import { labelsOfTrait } from '../shared/form/labels-of-trait';
import { OfferFor, type OfferChoice } from '../shared/offering/offer-for';
import { OfferTermsForm } from '../shared/offering/offer-terms-form';
import { offeredFor, type Offered } from '../shared/offering/offered';
import { useActionValues } from '../shared/form/use-action-values';
import { useCriteriaSets } from '../shared/offering/use-criteria-set';

/** Returns the criteria that a trait matches, the narrowest first. */
const kindsOf = ({ collection, slot, tier }: TraitDetail) => [
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

type OfferFormProps = { trait: TraitDetail; address: WalletAddress; store: FormStore };

/** An offer for a trait, or for any trait that matches one of its criteria. */
export function OfferForm({ trait, address, store }: OfferFormProps) {
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
    <OfferTermsForm offered={offered} address={address} store={store} form={form}>
      <OfferFor choices={choices} chosen={chosen} onChoose={form.change('for')} />
    </OfferTermsForm>
  );
}
