import { isOfEconomy, needsToken } from './contract/routes';
import { plainName } from './plain-name';

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

/** Returns the path of the first field with a forbidden key; undefined if there is none. */
const pathTo = (value: unknown, isForbidden: (key: string) => boolean): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (!isList && isForbidden(plainName(key))) return key;
    const within = pathTo(inner, isForbidden);
    if (within !== undefined)
      return `${isList ? '[]' : key}${within.startsWith('[') ? '' : '.'}${within}`;
  }
  return undefined;
};

/** Returns the first field that the caller must not see; undefined when the body contains none. */
export const secretIn = (body: unknown, route: string): string | undefined => {
  const isPublic = !needsToken(route);
  const found = pathTo(body, (key) =>
    isOfEconomy(route)
      ? NEVER_IN_ECONOMY.has(key)
      : (Object.hasOwn(CREDENTIALS, key) && CREDENTIALS[key] !== route) ||
        (isPublic && PRIVATE.has(key)),
  );
  return found === undefined ? undefined : `the field '${found}'`;
};
