import type { ActivityType } from '@trait-market/contract/economy/activity';

type Words = {
  /** Between whoever did it and the items. */
  verb: string;
  /** Between the items and what came, or would come, in return. */
  inReturn?: string;
  /** Between traits and the avatar among the items, where they are told apart. */
  avatar?: string;
  /** Between the items and whose they became. */
  to?: string;
};

/** How each kind of event is told: "Ada sold a hat to Bob". */
export const activityWords: Record<ActivityType, Words> = {
  sale: { verb: 'sold', to: 'to' },
  swap: { verb: 'traded', inReturn: 'for', to: 'with' },
  listing: { verb: 'listed' },
  offer: { verb: 'offered for' },
  trade: { verb: 'proposed', inReturn: 'for' },
  cancel: { verb: 'took back an order about' },
  mint: { verb: 'received a newly made' },
  wear: { verb: 'put', avatar: 'on' },
  'take-off': { verb: 'took', avatar: 'off' },
  pack: { verb: 'found in a pack' },
  reroll: { verb: 're-rolled', inReturn: 'into' },
  burn: { verb: 'gave to the light' },
};
