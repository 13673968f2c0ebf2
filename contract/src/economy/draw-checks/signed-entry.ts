import { hashTypedData } from 'viem';

import { packBuyAction, packsBuyAction } from '../actions/packs';
import { poolGiveAction } from '../actions/reroll';
import type { LogEntry, LogEntryOf } from '../draw-log';
import { signatureFault } from '../draws';
import { ChainIdSchema } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';

type SignedEntry = LogEntryOf<'bought'> | LogEntryOf<'bought-several'> | LogEntryOf<'given'>;

const isSignedEntry = (entry: LogEntry): entry is SignedEntry =>
  entry.type === 'bought' || entry.type === 'bought-several' || entry.type === 'given';

const digestOf = (entry: SignedEntry): Bytes32 => {
  const { chainId, deployment } = entry.signed;
  const place = { chainId: ChainIdSchema.parse(chainId), deployment };
  switch (entry.type) {
    case 'bought':
      return hashTypedData(packBuyAction.typedData(place, entry.signed.message));
    case 'bought-several':
      return hashTypedData(packsBuyAction.typedData(place, entry.signed.message));
    case 'given':
      return hashTypedData(poolGiveAction.typedData(place, entry.signed.message));
  }
};

/** Returns the fault of a purchase or gift that its wallet didn't sign; undefined for other entries. */
export const entryFault = async (
  entry: LogEntry,
): Promise<'bad-signature' | 'unverifiable-signature' | undefined> => {
  if (!isSignedEntry(entry)) return undefined;
  const signer = entry.type === 'given' ? entry.signed.message.owner : entry.signed.message.buyer;
  if (entry.wallet.toLowerCase() !== signer.toLowerCase()) return 'bad-signature';
  const { signature } = entry.signed;
  return signatureFault({ id: entry.id, hash: () => digestOf(entry), signature, signer });
};
