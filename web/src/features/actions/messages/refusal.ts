import type { RefusalCode } from '@trait-market/contract/economy/shared';

/**
 * What a person can do next. `sign`: the same once more in the wallet. `send`: what is signed
 * already, again. `review`: look at it anew, with fresh time. `fill`: change it. `signIn`: connect
 * again, then go on. `close`: nothing here helps.
 */
export type Remedy = 'sign' | 'send' | 'review' | 'fill' | 'signIn' | 'close';

/** Why an action did not go through, and what to do. */
export type Refused = { title: string; words: string; remedy: Remedy };

/** What happened, that nothing is lost and what to do. */
export type Refusal = [title: string, words: string, remedy: Remedy];

/** Some refusals of the market in plain words. */
export type Refusals = Partial<Record<RefusalCode, Refusal>>;

export const RELOAD_LATER = 'Nothing has moved. Close this, reload the page and try again.';
