import type { RefusalCode } from '@trait-market/contract/economy/shared';

/**
 * The user's next step. `sign`: sign again. `send`: send the stored signature again. `review`:
 * review with a fresh deadline. `fill`: change the form. `signIn`: connect again, then continue.
 * `close`: nothing helps.
 */
export type Remedy = 'sign' | 'send' | 'review' | 'fill' | 'signIn' | 'close';

export type Refused = { title: string; words: string; remedy: Remedy };

/** The title says what happened; the words say what to do. */
export type Refusal = [title: string, words: string, remedy: Remedy];

export type Refusals = Partial<Record<RefusalCode, Refusal>>;

export const RELOAD_LATER = 'Nothing has moved. Close this, reload the page and try again.';
