import { MAX_GIVEN } from '@trait-market/contract/economy/actions';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { parseCount } from '@/lib/economy/amounts/whole-number';
import { plainText } from '@/lib/format/plain-text';

import type { ActStore } from '../../signing/act-store';
import { labelsOfTraits } from '../../signing/labels';
import { poolGiveStep } from '../../signing/steps/reroll-steps';
import { ActForm } from '../form/act-form';
import { QuantityField } from '../form/fields';
import { useActValues } from '../form/use-act-values';

type GiveToPoolFormProps = {
  trait: OwnedTrait;
  /** Editions that no listing of one’s own needs. */
  free: number;
  address: WalletAddress;
  store: ActStore;
};

/** How many editions of a trait are given to its pool. */
export function GiveToPoolForm({ trait, free, address, store }: GiveToPoolFormProps) {
  const { values, change } = useActValues(store);
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
    <ActForm onReview={review}>
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
    </ActForm>
  );
}
