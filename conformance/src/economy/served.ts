import { call } from '../contract/call';
import type { Send } from '../probe/exchange';

/** A read of the market that takes nothing in and needs no token. */
const ASKED = 'economy.collections.list';
/** What says that there is no such part of the API. */
const ABSENT: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/**
 * Why the checks of the trait economy cannot be made: the target does not serve it, which a provider of
 * `/v1` need not. Undefined when it does, or fails in another way.
 */
export const whyNoEconomy = async (send: Send): Promise<string | undefined> => {
  const { answer } = await send(call(ASKED));
  return answer !== undefined && ABSENT.has(answer.status)
    ? `the target does not serve the trait economy (${answer.status} for GET /economy/v1/collections)`
    : undefined;
};
