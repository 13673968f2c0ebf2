import { derivedResponse, derivedSample } from '@trait-market/conformance/checks/derived-sample';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { walletValue } from '@trait-market/contract/fixtures/economy/worth';
import { type NamedRoute, toQueryString } from '@trait-market/contract/shared';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

export const methodOf = (method: string): (typeof METHODS)[number] =>
  METHODS.find((name) => name.toUpperCase() === method) ?? 'get';

export type SampleCall = { path: string; body?: object; status?: number; response: unknown };

export const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

const user = { walletAddress: ADDRESS, username: 'ada', premiumTier: 'Elite' };
const everybody = {
  userIsAUSTaxResident: 'yes',
  userInAUS: 'no',
  userRegisteredAUSGST: 'no',
  walletAddresses: '',
  declareTruth: true,
};

export const declaration = { userIsOriginalMinter: 'no', ...everybody };

// Sample calls by the route's name in the contract, where a test names their values or a generator
// can't build them. The picture upload is missing, because its body is a form.
const sampleCalls: Record<string, SampleCall> = {
  'users.me': { path: '/v1/users/me', response: user },
  'users.nonce': {
    path: `/v1/users/nonce?walletAddress=${ADDRESS}`,
    response: { nonce: 'n-1' },
  },
  'users.login': {
    path: '/v1/users/login',
    body: { walletAddress: ADDRESS, signature: '0xabcd', messageVersion: 'v3' },
    response: { accessToken: 'a.b.c' },
  },
  'users.profile': { path: '/v1/users/profile', response: user },
  'users.updateProfile': { path: '/v1/users/profile', body: { username: 'ada' }, response: user },
  'users.createProfile': { path: '/v1/users/profile', body: { username: 'ada' }, response: user },
  'users.changeEmail': {
    path: '/v1/users/email',
    body: { emailAddress: 'ada@example.com' },
    response: {},
  },
  'users.resendVerification': { path: '/v1/users/resendVerification', response: {} },
  'users.verifyEmail': { path: '/v1/users/verifyEmail', body: { code: '123456' }, response: {} },
  'users.searchByAddress': {
    path: `/v1/users/search?searchKey=${ADDRESS}`,
    response: [{ walletAddress: ADDRESS }],
  },
  'users.searchByUsername': {
    path: '/v1/users/searchByUsername?searchKey=a%26b+c',
    response: [{ username: 'ada', walletAddress: ADDRESS }],
  },
  'users.exists': { path: '/v1/users/user_1-A/exists', response: { exists: true } },
  'users.publicProfile': {
    path: `/v1/users/${ADDRESS}/publicProfile`,
    response: { username: 'ada', avatarPhoto: null },
  },
  'credits.balances': {
    path: '/v1/users/credits',
    response: { subscription: { amount: 2 }, vanilla: { amount: 3 } },
  },
  'tax.status': { path: '/v1/users/taxStatus', response: { alreadyAnswered: false } },
  'tax.declare': { path: '/v1/users/tax', body: declaration, response: {} },
  'traits.search': {
    path: '/v1/marketTraits/search?searchKey=halo',
    response: [{ id: 't1', traitValue: 'Halo' }],
  },
  // No generator supports the lookahead in the pattern of a rate.
  'economy.rates.now': { path: '/economy/v1/rates', response: rates },
  'economy.worth.value': { path: '/economy/v1/wallets/me/value', response: walletValue },
};

/** Returns a sample from `sampleCalls`, or one generated from the contract's schemas. */
export const sampleOf = ({ name, route }: NamedRoute): SampleCall => {
  const written = sampleCalls[name];
  if (written !== undefined) return written;
  const { params = {}, query, body } = derivedSample(route) ?? {};
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const status =
    Object.keys(route.responses)
      .map(Number)
      .find((declared) => declared < 300) ?? 200;
  return {
    // The BFF forwards a limit as a number.
    path: path + toQueryString(query).replace(/(?<=[?&]limit=)0+(?=\d)/, ''),
    ...(body?.kind === 'json' && { body: Object(body.value) }),
    status,
    // Generating a response takes longer than a test that only sends a request.
    get response() {
      return derivedResponse(route, status);
    },
  };
};
