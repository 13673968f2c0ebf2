import { entryFault } from '@trait-market/contract/economy/draw-checks';
import type { LogEntry } from '@trait-market/contract/economy/draw-log';
import { drawDigest, signatureFault } from '@trait-market/contract/economy/draws';
import { isSameAddress } from '@trait-market/contract/shared';

/**
 * Returns the fault of a purchase, gift, draw or refusal that its wallet didn't sign, or that a smart
 * account signed, whose signatures can't be checked here.
 */
export const signatureFaultOf = async (
  entry: LogEntry,
): Promise<'bad-signature' | 'unverifiable-signature' | undefined> => {
  if (entry.type !== 'accepted' && entry.type !== 'refused') return entryFault(entry);
  const { id, signed, wallet } = entry;
  const { owner } = signed.message;
  if (!isSameAddress(wallet, owner)) return 'bad-signature';
  const hash = () => drawDigest(signed);
  return signatureFault({ id, hash, signature: signed.signature, signer: owner });
};
