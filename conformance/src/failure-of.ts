import type { Breach, FailedOutcome } from './probe/outcome';
import { curlOf } from './probe/curl';
import { excerptOf } from './probe/excerpt';

/**
 * What a report says about a breach.
 *
 * @param base of the target, without a slash at its end
 */
export const failureOf = ({ expected, got, exchange }: Breach, base: string): FailedOutcome => ({
  kind: 'failed',
  expected,
  got,
  request: exchange === undefined ? '' : curlOf(base, exchange.request),
  response: exchange === undefined ? '' : excerptOf(exchange),
});
