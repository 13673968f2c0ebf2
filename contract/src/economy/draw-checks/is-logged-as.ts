import type { LogEntryOf } from '../draw-log';
import { drawDigest, type Draw } from '../draws';
import { isSame } from './log-facts';

/** Compares the digest with the id, because hexadecimal digits of equal messages may differ in case. */
const isSigned = (draw: Draw, { id, signed }: LogEntryOf<'accepted'>): boolean => {
  try {
    return (
      isSame(id, draw.id) &&
      isSame(drawDigest(signed), draw.id) &&
      isSame(signed.signature, draw.signed.signature)
    );
  } catch {
    return false;
  }
};

/** Returns whether an entry of the log is the acceptance of a draw as the provider shows it. */
export const isLoggedAs = (draw: Draw, entry: LogEntryOf<'accepted'>): boolean =>
  isSigned(draw, entry) &&
  isSame(draw.by.address, entry.wallet) &&
  isSame(draw.commitment.anchor, entry.anchor) &&
  draw.commitment.position === entry.position &&
  draw.pool?.collection === entry.pool?.collection &&
  draw.pool?.slot === entry.pool?.slot &&
  Date.parse(draw.takenAt) === Date.parse(entry.at);
