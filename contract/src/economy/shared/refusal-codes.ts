import * as z from 'zod/mini';

/** Codes of refused actions. They are stable: screens derive their texts from them. */
export const RefusalCodeSchema = z.enum([
  // Unknown things.
  'unknown-trait',
  'unknown-avatar',
  'unknown-collection',
  'unknown-order',
  'unknown-act',
  'unknown-construction',
  'unknown-plan',
  'unknown-outfit',
  'unknown-criteria',
  // Signatures.
  'bad-signature',
  'not-yours',
  'wrong-chain',
  'wrong-contract',
  'wrong-deployment',
  'wrong-counter',
  // The action, or another one with its nonce, has already been executed.
  'already-executed',
  'replayed',
  'deadline-passed',
  'deadline-too-far',
  // Terms of an order.
  'bad-terms',
  'bad-fee',
  'no-end',
  'ends-too-late',
  'not-started',
  'bad-commitment',
  // An avatar's listing without commitments to everything it wears.
  'look-not-promised',
  // Criteria.
  'bad-criteria',
  'criteria-empty',
  'criteria-too-large',
  'too-many-orders',
  // Fillability: expired or closed orders,
  'expired',
  'cancelled',
  'filled',
  'not-enough-left',
  'price-moved',
  // the maker lacks the items,
  'maker-underfunded',
  'maker-not-the-holder',
  // the maker hasn't approved Seaport,
  'not-approved',
  // the fulfiller lacks the items,
  'underfunded',
  'not-the-holder',
  'approval-needed',
  'commitment-broken',
  'own-order',
  // the trait doesn't match the criteria or lacks a proof.
  'not-in-criteria',
  'bad-proof',
  // Dressing.
  'avatar-moved',
  'edition-not-there',
  'wrong-slot',
  'slot-needed',
  'nothing-changes',
  'credits-short',
  // Undoing a dressing.
  'undo-too-late',
  'already-undone',
  // Outfits.
  'too-many-outfits',
  // Buying packs.
  'unknown-drop',
  'drop-not-open',
  'drop-moved',
  'sold-out',
  'spending-limit',
  // Opening packs.
  'too-few-packs',
  'open-limit',
  'table-moved',
  'commitment-moved',
  'draw-waiting',
  'unknown-draw',
  // Burning and withdrawing.
  'unknown-burn',
  'name-differs',
  'burn-over',
  'already-withdrawn',
  // Gifts to another wallet: to oneself, or to the zero address.
  'bad-recipient',
  // Re-rolls, upgrades and gifts to pools,
  'pool-closed',
  'pool-moved',
  'mixed-tiers',
  'no-next-tier',
  'next-tier-empty',
  'reroll-limit',
  // and what blocks them.
  'stake-listed',
  'stake-promised',
  'stake-locked',
  'stake-worn',
  // Notices.
  'unknown-notice',
  // Watchlist.
  'watchlist-full',
  // Saved searches.
  'too-many-searches',
  // Everything else.
  'bad-cursor',
]);
export type RefusalCode = z.infer<typeof RefusalCodeSchema>;
