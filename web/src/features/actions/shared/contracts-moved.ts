import { ITEM } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { messageOf, type Signable } from '../messages/signed-messages';

/**
 * Returns the contracts whose items Seaport moves for the signer. Native coin needs no approval.
 */
export const contractsMoved = (step: Signable): WalletAddress[] =>
  (messageOf(step).given?.(step) ?? [])
    .filter(({ itemType }) => itemType !== ITEM.native)
    .map(({ token }) => token);
