import type { ActivityType } from '@trait-market/contract/economy/activity';

export const activityNames: Record<ActivityType, string> = {
  sale: 'Sales',
  swap: 'Trades',
  listing: 'Listings',
  offer: 'Offers',
  trade: 'Trade offers',
  cancel: 'Cancellations',
  mint: 'New editions',
  wear: 'Put on',
  'take-off': 'Taken off',
  pack: 'Packs',
  reroll: 'Re-rolls',
  burn: 'Burned',
  transfer: 'Gifts',
};
