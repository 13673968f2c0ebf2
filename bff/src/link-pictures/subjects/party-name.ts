import type { Party } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { WrittenText } from '../link-picture';
import { writtenText } from '../texts/written-text';

/** Shortens an address to its first 5 characters, an ellipsis and its last 4 (§9). */
export const shortAddress = (address: WalletAddress): string =>
  `${address.slice(0, 5)}…${address.slice(-4)}`;

export const partyName = ({ address, username }: Party): WrittenText =>
  writtenText(username, shortAddress(address));
