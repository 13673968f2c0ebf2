import { derivedAnswer, derivedSample } from '@trait-market/conformance/checks/derived-sample';
import { type NamedRoute, toQueryString } from '@trait-market/contract/shared';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

export const methodOf = (method: string): (typeof METHODS)[number] =>
  METHODS.find((name) => name.toUpperCase() === method) ?? 'get';

export type SampleCall = { path: string; body?: object; status?: number; answer: unknown };

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

/** By the route's name in the contract. Without the picture upload, whose body is a form. */
export const sampleCalls: Record<string, SampleCall> = {
  'users.me': { path: '/v1/users/me', answer: user },
  'users.nonce': {
    path: `/v1/users/nonce?walletAddress=${ADDRESS}`,
    answer: { nonce: 'n-1' },
  },
  'users.login': {
    path: '/v1/users/login',
    body: { walletAddress: ADDRESS, signature: '0xabcd', messageVersion: 'v3' },
    answer: { accessToken: 'a.b.c' },
  },
  'users.profile': { path: '/v1/users/profile', answer: user },
  'users.updateProfile': { path: '/v1/users/profile', body: { username: 'ada' }, answer: user },
  'users.createProfile': { path: '/v1/users/profile', body: { username: 'ada' }, answer: user },
  'users.changeEmail': {
    path: '/v1/users/email',
    body: { emailAddress: 'ada@example.com' },
    answer: {},
  },
  'users.resendVerification': { path: '/v1/users/resendVerification', answer: {} },
  'users.verifyEmail': { path: '/v1/users/verifyEmail', body: { code: '123456' }, answer: {} },
  'users.searchByAddress': {
    path: `/v1/users/search?searchKey=${ADDRESS}`,
    answer: [{ walletAddress: ADDRESS }],
  },
  'users.searchByUsername': {
    path: '/v1/users/searchByUsername?searchKey=a%26b+c',
    answer: [{ username: 'ada', walletAddress: ADDRESS }],
  },
  'users.exists': { path: '/v1/users/user_1-A/exists', answer: { exists: true } },
  'users.publicProfile': {
    path: `/v1/users/${ADDRESS}/publicProfile`,
    answer: { username: 'ada', avatarPhoto: null },
  },
  'credits.balances': {
    path: '/v1/users/credits',
    answer: { subscription: { amount: 2 }, vanilla: { amount: 3 } },
  },
  'tax.status': { path: '/v1/users/taxStatus', answer: { alreadyAnswered: false } },
  'tax.declare': { path: '/v1/users/tax', body: declaration, answer: {} },
  'traits.search': {
    path: '/v1/marketTraits/search?searchKey=halo',
    answer: [{ id: 't1', traitValue: 'Halo' }],
  },
};

/** Returns a sample above, or one generated from the contract's schemas. */
export const sampleOf = ({ name, route }: NamedRoute): SampleCall => {
  const written = sampleCalls[name];
  if (written !== undefined) return written;
  const { params = {}, query, body } = derivedSample(route) ?? {};
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return {
    path: path + toQueryString(query),
    ...(body?.kind === 'json' && { body: Object(body.value) }),
    answer: derivedAnswer(route, 200),
  };
};
