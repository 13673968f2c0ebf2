import type { Action } from '@/lib/actions/action';

/** Returns whether an action needs the width of a table, which it keeps through all its steps. */
export const isWide = (action: Action): boolean =>
  action.kind === 'trade' ||
  action.kind === 'tradeAvatar' ||
  ('lines' in action && action.lines.length > 1) ||
  ('items' in action && action.kind !== 'giftSeveral' && action.items.length > 1) ||
  ('orders' in action && action.orders.length > 1);
