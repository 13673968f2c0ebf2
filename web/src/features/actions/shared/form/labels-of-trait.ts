import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { labelAssets, labelFees, type Labels } from '../../messages/text/labels';

/** Returns the names in orders for a trait, from its page's data. */
export const labelsOfTrait = ({ token, tokenId, value, fees }: TraitDetail): Labels => ({
  assets: labelAssets([{ kind: 'trait', token, tokenId, name: value }]),
  fees: labelFees(fees),
});
