import { isOfEconomy, needsToken } from './contract/routes';

// Credential fields, each with the single route whose response may contain it. Undefined means no
// route.
const CREDENTIALS: Readonly<Record<string, string | undefined>> = {
  accesstoken: 'users.login',
  nonce: 'users.nonce',
  token: undefined,
  refreshtoken: undefined,
  secret: undefined,
  password: undefined,
  passwordhash: undefined,
  privatekey: undefined,
  signature: undefined,
  verificationcode: undefined,
};

// Fields that only their owner may see: they are in §3 User profile, but not in §3 Public profile.
const PRIVATE = new Set([
  'emailaddress',
  'email',
  'emailverified',
  'credits',
  'subscription',
  'vanilla',
  'alreadyanswered',
  'declaretruth',
  'userisoriginalminter',
  'userisaustaxresident',
  'userinaus',
  'userregisteredausgst',
  'walletaddresses',
]);

// Credential fields that economy responses must not contain. Others are missing here, because
// orders legitimately contain signatures, token contracts and nonces.
const NEVER_IN_ECONOMY = new Set([
  'accesstoken',
  'refreshtoken',
  'password',
  'passwordhash',
  'privatekey',
  'secret',
  'verificationcode',
  'emailaddress',
  'email',
  'declaretruth',
  'walletaddresses',
]);

const spelled = (key: string): string => key.toLowerCase().replaceAll(/[_-]/g, '');

const fieldsOf = (value: unknown, path: string): { path: string; key: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = Array.isArray(value) ? `${path}[]` : `${path}${path === '' ? '' : '.'}${key}`;
    const own = Array.isArray(value) ? [] : [{ path: here, key: spelled(key) }];
    return [...own, ...fieldsOf(inner, here)];
  });
};

/** Returns the first field that the caller must not see; undefined when the body contains none. */
export const secretIn = (body: unknown, route: string): string | undefined => {
  const isPublic = !needsToken(route);
  const found = fieldsOf(body, '').find(({ key }) =>
    isOfEconomy(route)
      ? NEVER_IN_ECONOMY.has(key)
      : (Object.hasOwn(CREDENTIALS, key) && CREDENTIALS[key] !== route) ||
        (isPublic && PRIVATE.has(key)),
  );
  return found === undefined ? undefined : `the field '${found.path}'`;
};
