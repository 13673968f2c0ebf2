import { call } from '../contract/call';
import { ABSENT } from '../probe/absent';
import type { Send } from '../probe/exchange';

/** A read that requires neither input nor a token. */
const PROBED_ROUTE = 'economy.collections.list';

/** Returns why the economy can't be checked; undefined when the target provides it. */
export const whyNoEconomy = async (send: Send): Promise<string | undefined> => {
  const { response } = await send(call(PROBED_ROUTE));
  return response !== undefined && ABSENT.has(response.status)
    ? `the target doesn't serve the trait economy (${response.status} for GET /economy/v1/collections)`
    : undefined;
};
