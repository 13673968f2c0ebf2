import * as z from 'zod/mini';

/** Why an action was refused. Stable: screens choose their words by it. */
export const RefusalCodeSchema = z.enum([
  // What is not there.
  'unknown-trait',
  'unknown-avatar',
  'unknown-collection',
  'unknown-order',
  'unknown-act',
  'unknown-construction',
  'unknown-plan',
  'unknown-outfit',
  'unknown-criteria',
  // What was signed, and by whom.
  'bad-signature',
  'not-yours',
  'wrong-chain',
  'wrong-contract',
  'wrong-deployment',
  'wrong-counter',
  // This very act has gone through before; or another one has, with its nonce.
  'already-executed',
  'replayed',
  'deadline-passed',
  'deadline-too-far',
  // The terms of an order.
  'bad-terms',
  'bad-fee',
  'no-end',
  'ends-too-late',
  'not-started',
  'bad-commitment',
  // An avatar is listed without a promise of all that it wears.
  'look-not-promised',
  // Which traits an offer for any of a kind means.
  'bad-criteria',
  'criteria-empty',
  'criteria-too-large',
  'too-many-orders',
  // Whether it can be filled.
  'expired',
  'cancelled',
  'filled',
  'not-enough-left',
  'price-moved',
  // … by its maker, who lacks what the order gives.
  'maker-underfunded',
  'maker-not-the-holder',
  // … or doesn't let Seaport move it.
  'not-approved',
  // … or by whoever acts.
  'underfunded',
  'not-the-holder',
  'approval-needed',
  'commitment-broken',
  'own-order',
  // … with a trait that is none of those asked for, or without what proves it.
  'not-in-criteria',
  'bad-proof',
  // What an avatar may wear, and what that takes.
  'avatar-moved',
  'edition-not-there',
  'wrong-slot',
  'slot-needed',
  'nothing-changes',
  'credits-short',
  // Whether a dressing can be taken back.
  'undo-too-late',
  'already-undone',
  // Whether a look can be saved.
  'too-many-outfits',
  // Whether packs can be bought …
  'unknown-drop',
  'drop-not-open',
  'drop-moved',
  'sold-out',
  'spending-limit',
  // … and opened.
  'too-few-packs',
  'open-limit',
  'table-moved',
  'commitment-moved',
  'draw-waiting',
  'unknown-draw',
  // Whether editions can be burned, and taken back.
  'unknown-burn',
  'name-differs',
  'burn-over',
  'already-withdrawn',
  // Whether editions can be re-rolled, upgraded or given to a pool …
  'pool-closed',
  'pool-moved',
  'mixed-tiers',
  'no-next-tier',
  'next-tier-empty',
  'reroll-limit',
  // … and what holds them back.
  'stake-listed',
  'stake-promised',
  'stake-locked',
  'stake-worn',
  // Whether a notice can be read.
  'unknown-notice',
  // Whether more can be watched.
  'watchlist-full',
  // Whether a search can be saved.
  'too-many-searches',
  // Anything else.
  'bad-cursor',
]);
export type RefusalCode = z.infer<typeof RefusalCodeSchema>;
