import type { RefusalCode } from '@trait-market/contract/economy/shared';

/**
 * The user's next step. `review` sets a new deadline, `send` reuses the signature, `close` means
 * that nothing helps.
 */
export type Remedy = 'sign' | 'send' | 'review' | 'fill' | 'signIn' | 'close';

export type Refused = { title: string; words: string; remedy: Remedy };

/** `title` says what happened; `words` say what to do about it. */
export type Refusal = [title: string, words: string, remedy: Remedy];

export type Refusals = Partial<Record<RefusalCode, Refusal>>;

export const RELOAD_LATER = 'Nothing has moved. Close this, reload the page and try again.';
