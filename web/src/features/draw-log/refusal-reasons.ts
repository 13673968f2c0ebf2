import type { DrawRefusalCode } from '@trait-market/contract/economy/draw-log';

/** Why a draw was refused, as the end of a sentence. */
const REASONS: Readonly<Record<DrawRefusalCode, string>> = {
  'bad-signature': 'because the account’s network didn’t accept its signature',
  'draw-waiting': 'because another draw was still waiting for its result',
  'wrong-chain': 'because it was signed for another network',
  replayed: 'because something else was signed with the same nonce',
  'deadline-passed': 'because its signature had expired',
  'deadline-too-far': 'because its signature would have been valid for too long',
  'wrong-beacon': 'because it named another beacon',
  'round-passed': 'because its round was due already',
  'round-too-far': 'because its round was too far in the future',
  'unknown-drop': 'because there was no such drop',
  'too-few-packs': 'because the wallet had too few packs',
  'open-limit': 'because the wallet had reached its limit of 24 hours',
  'table-moved': 'because the chances had changed',
  'wrong-contract': 'because the trait isn’t of this market',
  'reroll-limit': 'because the wallet had reached its limit of 24 hours',
  'unknown-trait': 'because there was no such trait',
  'wrong-slot': 'because a trait belongs to another slot',
  'mixed-tiers': 'because the traits were of different tiers',
  'no-next-tier': 'because there’s no higher tier',
  'not-the-holder': 'because the wallet didn’t hold a trait',
  'stake-locked': 'because a trait was locked',
  'stake-worn': 'because an avatar was wearing a trait',
  'stake-listed': 'because a trait was for sale',
  'stake-promised': 'because a trait was promised in an order',
  'pool-closed': 'because the pool wasn’t open',
  'next-tier-empty': 'because the pool had nothing of the next tier',
  'pool-moved': 'because the pool had changed',
  'price-moved': 'because its price had changed',
  'credits-short': 'because the wallet had too few credits',
};

const byCode = new Map(Object.entries(REASONS));

export const refusalReason = (code: string): string =>
  byCode.get(code) ?? 'for a reason that this page doesn’t know';
