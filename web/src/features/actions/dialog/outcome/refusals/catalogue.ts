import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

/** Refusals because an item isn't on the market or a list has changed. */
export const CATALOGUE = {
  'unknown-trait': ['This trait isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-avatar': ['This avatar isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-collection': ['This collection isn’t on the market', RELOAD_LATER, 'close'],
  'bad-cursor': ['This list has changed', RELOAD_LATER, 'close'],
} satisfies Refusals;
