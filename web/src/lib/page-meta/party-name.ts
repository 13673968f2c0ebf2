import type { Party } from '@trait-market/contract/economy/shared';

import { shortenAddress } from '../format/shorten-address';
import { shownName } from '../format/shown-name';

export const partyName = ({ address, username }: Party): string =>
  shownName(username) ?? shortenAddress(address);
