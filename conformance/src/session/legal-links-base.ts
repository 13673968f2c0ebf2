import { isLegalLinksBase, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import type { ConformanceOptions } from '../options';
import { BadUsage } from '../probe/outcome';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws BadUsage when the base is invalid */
export const legalLinksBaseOf = (
  { legalLinksBase, product }: Pick<ConformanceOptions, 'legalLinksBase' | 'product'>,
  target: string,
): string => {
  const { hostname, origin } = new URL(target);
  const byDefault = LOOPBACK.has(hostname) ? LOCAL_LEGAL_LINKS_BASE : origin;
  const base = legalLinksBase ?? (product === undefined ? byDefault : new URL(product).origin);
  if (isLegalLinksBase(base)) return base;
  throw new BadUsage(
    '--legal-links-base takes an http or https address without a user, query or fragment.',
  );
};
