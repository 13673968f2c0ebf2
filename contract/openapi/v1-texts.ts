import { demoLoginMessage, demoLoginRequest } from '../fixtures/login';
import { nonce } from '../fixtures/users';
import { DEMO_KEY } from '../src/demo-wallet';
import { MAX_JSON_BYTES, RATE_LIMITS } from '../src/shared/rate-limits';
import { MAX_SIGNATURE_BYTES } from '../src/shared/signature';
import {
  CODE_LIFETIME_MS,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  NONCE_LIFETIME_MS,
  PICTURE_TYPES,
  WRONG_CODES_FORGIVEN,
} from '../src/v1/users/users.limits';

const count = (number: number): string => number.toLocaleString('en-US');
const minutes = (ms: number): string => `${ms / 60_000} minutes`;
const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB (${count(bytes)} bytes)`;

const PICTURE_FORMATS = PICTURE_TYPES.map((type) => type.replace('image/', '').toUpperCase());

const LOGIN_TEMPLATE = demoLoginMessage
  .replaceAll('http://localhost:4000', '{legalLinksBase}')
  .replace(demoLoginRequest.walletAddress, '{walletAddress}')
  .replace(nonce.nonce, '{nonce}');

/** Rules that both documents have in common. */
export const COMMON_RULES = `
## Requests

- Bodies are JSON of up to ${count(MAX_JSON_BYTES)} bytes (413 above it), with \`Content-Type: application/json\` (415 otherwise). Unknown fields of a body are refused with 400.
- **Unknown query parameters**: a provider ignores them or refuses them with 400, so clients send only those that are documented. A list is sent by repeating its key: \`?kind=listing&kind=offer\`.
- Addresses are compared without regard to case, and the case is no checksum.
- A signature is \`0x\` and hex digits, of up to ${count(MAX_SIGNATURE_BYTES)} bytes, because those of smart accounts are long (EIP-1271, EIP-6492).

## Rate limits

A call may be refused with 429 and \`Retry-After\`, in seconds or as an HTTP date. Wait that long, then send it again. By default a client has, in a minute,
${RATE_LIMITS.nonce} nonces, ${RATE_LIMITS.login} logins, ${RATE_LIMITS.search} searches, ${RATE_LIMITS.upload} uploads, ${RATE_LIMITS.email} calls about its email address,
${RATE_LIMITS.orders} signed actions, ${RATE_LIMITS.events} event streams, ${count(RATE_LIMITS.read)} other reads and ${RATE_LIMITS.write} other writes. A 503 with \`Retry-After\` means the same.

## Errors

Every refusal has the body \`{ "message": "…" }\`, for people, as \`application/json\` or \`application/problem+json\`. Fields that this document doesn't name may be added at any time.
`;

export const V1_DESCRIPTION = `Sign-in, profiles, accounts, credits, traits and the tax declaration.

## Sign in

1. \`GET /v1/users/nonce?walletAddress=…\` returns a nonce. It is valid for ${minutes(NONCE_LIFETIME_MS)} and for one login; until then the same one may be returned again.
2. The wallet signs the text below with \`personal_sign\` (EIP-191).
3. \`POST /v1/users/login\` exchanges the signature for an access token, a JWT with \`walletAddress\` and \`exp\` (seconds). Send it as \`Authorization: Bearer …\`; there is no other place for it.

The text has these lines, joined by single line feeds (\`\\n\`), without one at the end:

\`\`\`text
${LOGIN_TEMPLATE}
\`\`\`

- \`{legalLinksBase}\` is the address of the legal pages, which the product and the provider agree on (\`LEGAL_LINKS_BASE\`), without a slash at the end: by default the product's origin. \`http://localhost:4000\` for a mock that was started without options.
- \`{walletAddress}\` has the checksum's upper and lower case (EIP-55), however the request spelled it.
- \`{nonce}\` is the nonce as it was received.

**To compare with your own**: the key \`${DEMO_KEY}\` is public and owns nothing. It signs for \`${demoLoginRequest.walletAddress}\`. For the base \`http://localhost:4000\` and the nonce \`${nonce.nonce}\` the text is

\`\`\`text
${demoLoginMessage}
\`\`\`

and the signature is \`${demoLoginRequest.signature}\`.
${COMMON_RULES}`;

export const V1_TAGS: Readonly<Record<string, string>> = {
  users: 'Sign-in, the caller’s profile, email address and picture, and other users',
  credits: 'The caller’s credits',
  tax: 'The caller’s tax declaration',
  traits: 'Traits',
};

/** The description of each call, in addition to its summary. */
export const V1_CALLS: Readonly<Record<string, string>> = {
  'users.me':
    'Returns the account of the access token. Missing values are null or absent; a wallet without a profile has only its address.',
  'users.nonce': `A nonce is valid for ${minutes(NONCE_LIFETIME_MS)} and for one login, and can't be guessed. A wallet that has never signed in gets one, too.`,
  'users.login': `The signature is made of the text in the introduction. A wrong, used or expired one is a 401. \`messageVersion\` names that text. A signature has up to ${count(MAX_SIGNATURE_BYTES)} bytes.`,
  'users.profile': 'Returns the same as `GET /v1/users/me`, or 404 if the caller has no profile.',
  'users.updateProfile':
    'Changes only the given fields. A username that another account has is a 409. `avatarPhoto` is an http or https URL, or null to remove the picture.',
  'users.createProfile':
    'A username that another account has is a 409, as is a second profile. `avatarPhoto` is an http or https URL.',
  'users.changeEmail': `Sets the address, unverified, and sends a code to it. The code is valid for ${minutes(CODE_LIFETIME_MS)}.`,
  'users.resendVerification':
    'Sends a new code, which replaces the previous one. 429 after several within ten minutes.',
  'users.verifyEmail': `A code is valid for ${minutes(CODE_LIFETIME_MS)}, once, and until a newer one is sent. A wrong code is a 400; after ${WRONG_CODES_FORGIVEN} wrong codes, the next wrong one ends the code (400 or 429), and a new one must be sent.`,
  'users.uploadProfileImage': `One file in the field \`image\`, of up to ${megabytes(MAX_PICTURE_BYTES)} (413 above it): a ${PICTURE_FORMATS.join(', ')} file of up to ${count(MAX_PICTURE_PIXELS)} pixels. Its bytes decide, not its name or type: anything else is a 415, and a damaged picture a 400. It becomes the caller's \`avatarPhoto\`, which is served with that type and \`X-Content-Type-Options: nosniff\`.`,
  'users.exists':
    'How the answer says so isn’t documented; it differs between a user who exists and one who doesn’t, and the latter may be a 404.',
  'users.publicProfile':
    'Shows no address, email or other private field. 404 if the wallet has no profile.',
  'credits.balances': 'Subscription and vanilla credits are separate; a page shows their sum.',
  'tax.status': 'Says whether a declaration was submitted, never what it says.',
  'tax.declare':
    'Questions about the minting period belong to original minters only. `walletAddresses` is a comma-separated list, which may be empty.',
};
