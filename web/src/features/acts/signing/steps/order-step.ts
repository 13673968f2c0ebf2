import { buildOrder, orderSalt, type OrderTerms } from '@trait-market/contract/economy/typed-data';

import { ownDeployment } from '../deployment';
import { randomNumber } from '../random-number';
import type { Signable, SignedCriteria } from '../signable';

/** A listing, an offer or a trade: terms without what tells it apart from an equal one. */
type UnsaltedTerms<Terms extends OrderTerms = OrderTerms> = Terms extends OrderTerms
  ? Omit<Terms, 'salt'>
  : never;

/** What is signed to make an order. */
export const orderStep = (
  terms: UnsaltedTerms,
  criteria?: SignedCriteria,
): Extract<Signable, { kind: 'order' }> => ({
  kind: 'order',
  chainId: terms.chainId,
  components: buildOrder({ ...terms, salt: orderSalt(ownDeployment(), BigInt(randomNumber())) }),
  commitments: [...(terms.commitments ?? [])],
  ...(criteria && { criteria }),
});
