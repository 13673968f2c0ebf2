import { replacesChosen } from './replaced-trade';
import { startingValues } from './starting-values';
import { TradeForm } from './trade-form';
import { TradeValue } from './trade-value';
import { defineAction } from '../shared/action';
import { labelsOfTrait } from '../messages/text/labels';
import { makesOrders } from '../shared/making-orders';
import { useActionValues } from '../shared/form/use-action-values';
import { withTrait, type TraitFormProps } from '../shared/form/with-trait';

function TradeForTrait({ trait, ...rest }: TraitFormProps) {
  const form = useActionValues(rest.store);
  const { chainId, token, tokenId, fees, id } = trait;
  return (
    <TradeForm
      {...rest}
      form={form}
      wanted={{
        chainId,
        traitId: id,
        item: { kind: 'trait', trait, quantity: 1 },
        asset: { kind: 'trait', token, tokenId, quantity: 1n },
        fees,
        promises: [],
        labels: labelsOfTrait(trait),
        offer: { kind: 'offer', traitId: id },
      }}
    />
  );
}

export const trade = defineAction<'trade'>({
  initialValues: startingValues,
  ReviewNotice: TradeValue,
  Form: withTrait(TradeForTrait),
  ...makesOrders('trade', replacesChosen),
  traitId: ({ traitId }) => traitId,
});
