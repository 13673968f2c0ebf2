import { isSameAddress } from '@trait-market/contract/shared';
import { UserSchema } from '@trait-market/contract/v1/users';
import { needsToken } from './contract/routes';
import { Breach } from './probe/outcome';
import { headerOf, jsonOf, type CompletedExchange } from './probe/exchange';
import { claimsOf } from './session/auth';

const OWN_USER = new Set(['users.me', 'users.profile']);
const PER_WALLET = new Set(['users.nonce', 'users.login']);

const isSuccess = ({ response }: CompletedExchange): boolean => response.status < 300;

const claimedWallet = ({ request: { headers = {} } }: CompletedExchange) => {
  const value = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization');
  const token = /^Bearer (\S+)$/.exec(String(value?.[1]))?.[1];
  return token === undefined ? undefined : claimsOf(token)?.walletAddress;
};

export const owner = {
  family: 'owner',
  rule: '§4 Current user: users/me and users/profile show the wallet of the token, in every response.',
  concerns: (exchange: CompletedExchange): boolean =>
    isSuccess(exchange) && OWN_USER.has(exchange.request.route ?? ''),
  breachIn: (exchange: CompletedExchange): Breach | undefined => {
    const expected = claimedWallet(exchange);
    const { success, data } = UserSchema.safeParse(jsonOf(exchange.response));
    if (!success || expected === undefined) return undefined;
    const got = data.walletAddress;
    return isSameAddress(got, expected) ? undefined : new Breach(expected, got, exchange);
  },
} as const;

/** Returns the directive that allows a shared cache to store a response, if there is one. */
const sharedDirective = (cacheControl: string): string | undefined => {
  const directives = cacheControl
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  if (directives.some((one) => one === 'no-store' || one === 'private')) return undefined;
  return directives.find((one) => one === 'public' || /^(?:s-maxage|max-age)=[1-9]/.test(one));
};

export const cache = {
  family: 'cache',
  rule: 'A response to one user (with a token, a nonce or a login) has no cache header that allows shared caches to store it: no public, s-maxage, or max-age without private.',
  concerns: (exchange: CompletedExchange): boolean => {
    const { route = '' } = exchange.request;
    return isSuccess(exchange) && (PER_WALLET.has(route) || needsToken(route));
  },
  breachIn: (exchange: CompletedExchange): Breach | undefined => {
    const cacheControl = headerOf(exchange.response, 'cache-control') ?? '';
    const found = sharedDirective(cacheControl);
    return found === undefined
      ? undefined
      : new Breach('cache-control: no-store or private', cacheControl, exchange);
  },
} as const;
