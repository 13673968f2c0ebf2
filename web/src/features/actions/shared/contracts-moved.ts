import { ITEM } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { messageOf, type Signable } from '../messages/signed-messages';

/** The contracts under which Seaport has to move something of the signer. Native coin is sent along instead. */
export const contractsMoved = (step: Signable): WalletAddress[] =>
  (messageOf(step).given?.(step) ?? [])
    .filter(({ itemType }) => itemType !== ITEM.native)
    .map(({ token }) => token);
