import type { Breach, FailedOutcome } from './probe/outcome';
import { curlOf } from './probe/curl';
import { excerptOf } from './probe/excerpt';

export const failureOf = ({ expected, got, exchange }: Breach, base: string): FailedOutcome => ({
  kind: 'failed',
  expected,
  got,
  request: exchange === undefined ? '' : curlOf(base, exchange.request),
  response: exchange === undefined ? '' : excerptOf(exchange),
  ...(exchange?.request.route !== undefined && { at: exchange.request.route }),
});
