import type { Refusal, RefusalCode } from '@trait-market/contract/economy/shared';

type Status = 400 | 403 | 404 | 409 | 503;

/** The HTTP status of each error code: malformed, not the caller's, missing, conflicting, or temporary. */
const REFUSAL_STATUS: Readonly<Record<RefusalCode, Status>> = {
  'unknown-trait': 404,
  'unknown-avatar': 404,
  'unknown-collection': 404,
  'unknown-order': 404,
  'unknown-act': 404,
  'unknown-construction': 404,
  'unknown-plan': 404,
  'unknown-outfit': 404,
  'unknown-notice': 404,
  'unknown-criteria': 404,
  'bad-signature': 403,
  'chain-unreachable': 503,
  'not-yours': 403,
  'wrong-chain': 400,
  'wrong-contract': 400,
  'wrong-deployment': 400,
  'wrong-counter': 409,
  'already-executed': 409,
  replayed: 409,
  'deadline-passed': 400,
  'deadline-too-far': 400,
  'bad-terms': 400,
  'bad-fee': 400,
  'no-end': 400,
  'ends-too-late': 400,
  'not-started': 400,
  'bad-commitment': 400,
  'look-not-promised': 400,
  'bad-criteria': 409,
  'criteria-empty': 400,
  'criteria-too-large': 400,
  'too-many-orders': 409,
  expired: 409,
  cancelled: 409,
  filled: 409,
  'not-enough-left': 409,
  'price-moved': 409,
  'total-exceeded': 409,
  'total-too-low': 409,
  'nothing-available': 409,
  'maker-underfunded': 409,
  'maker-not-the-holder': 409,
  'not-approved': 409,
  underfunded: 409,
  'not-the-holder': 409,
  'approval-needed': 409,
  'commitment-broken': 409,
  'own-order': 409,
  reserved: 403,
  'not-in-criteria': 400,
  'bad-proof': 400,
  'avatar-moved': 409,
  'edition-not-there': 409,
  'wrong-slot': 400,
  'slot-needed': 400,
  'nothing-changes': 400,
  'credits-short': 409,
  'undo-too-late': 409,
  'already-undone': 409,
  'too-many-outfits': 409,
  'unknown-drop': 404,
  'drop-not-open': 409,
  'drop-moved': 409,
  'sold-out': 409,
  'spending-limit': 409,
  'too-few-packs': 409,
  'open-limit': 409,
  'table-moved': 409,
  'commitment-moved': 409,
  'draw-waiting': 409,
  'unknown-draw': 404,
  'unknown-entry': 404,
  'unknown-round': 404,
  'wrong-beacon': 400,
  'round-passed': 409,
  'round-too-far': 400,
  'unknown-burn': 404,
  'name-differs': 400,
  'burn-over': 409,
  'already-withdrawn': 409,
  'bad-recipient': 400,
  'pool-closed': 409,
  'pool-moved': 409,
  'mixed-tiers': 400,
  'no-next-tier': 400,
  'next-tier-empty': 409,
  'reroll-limit': 409,
  'stake-listed': 409,
  'stake-promised': 409,
  'stake-locked': 409,
  'stake-worn': 409,
  'watchlist-full': 409,
  'too-many-searches': 409,
  'too-many-alerts': 409,
  'bad-cursor': 400,
};

/** Thrown when the market rejects an action or a query, before anything has changed. */
export class MarketRefusal extends Error {
  /**
   * @param about the avatar or trait that caused the error, if the request has several, and the
   * receipt of a refused draw
   */
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly about: Pick<Refusal, 'avatar' | 'trait' | 'receipt'> = {},
  ) {
    super(message);
  }

  get status(): Status {
    return REFUSAL_STATUS[this.code];
  }
}

/** Adds the avatar to errors thrown by `act`, so that the error of a batch names it. */
export const about = <Result>(
  avatar: { collection: string; tokenId: string },
  act: () => Result,
): Result => {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof MarketRefusal)) throw error;
    throw new MarketRefusal(error.code, error.message, { ...error.about, avatar });
  }
};
