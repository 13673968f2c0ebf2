import { MAX_GIVEN } from '@trait-market/contract/economy/actions';
import { useState } from 'react';

import { parseCount } from '@/lib/economy/amounts/whole-number';
import { plainText } from '@/lib/format/plain-text';

import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { useActionValues } from '../shared/form/use-action-values';
import { labelsOfTraits } from '../messages/text/labels';
import { poolGiveStep } from '../messages/give-to-pool';

export function Form({
  action: { trait, free },
  address,
  store,
}: FormProps<ActionOf<'giveToPool'>>) {
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const most = Math.min(free, MAX_GIVEN);
  const typed = values['editions'] ?? '1';
  const count = parseCount(typed, most);
  const review = () => {
    setTried(true);
    if (count === undefined) return;
    store.review([poolGiveStep(trait, count, address)], labelsOfTraits([trait]));
  };
  return (
    <ActionForm onReview={review}>
      <p>
        {plainText(trait.value) || 'Unnamed trait'} joins the pool. You get nothing in return: it
        makes the pool larger for everyone.
      </p>
      <QuantityField
        label={`Editions to give, of your ${free}`}
        value={typed}
        onChange={change('editions')}
        error={
          wasTried && count === undefined ? `Enter a whole number from 1 to ${most}.` : undefined
        }
      />
    </ActionForm>
  );
}
