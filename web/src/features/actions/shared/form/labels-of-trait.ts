import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { labelAssets, labelFees, type Labels } from '../../messages/text/labels';

/** The names that a trait's page gives to what an order for it is made of. */
export const labelsOfTrait = ({ token, tokenId, value, fees }: TraitDetail): Labels => ({
  assets: labelAssets([{ kind: 'trait', token, tokenId, name: value }]),
  fees: labelFees(fees),
});
