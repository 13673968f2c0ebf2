import { contractNames } from '@trait-market/contract/contract-names';
import { EMAIL_TEXT, redactPairs, withoutUserinfo } from '@trait-market/contract/shared';

import { REDACTED } from '../../kernel/journal/redaction';

/** Replaces the value of a field that the contract doesn't have. Such an answer can still be replayed. */
export const LEFT_OUT = '[left out]';

/** What stands for an e-mail address, so that an answer with it still fits the contract. */
const REDACTED_EMAIL = 'redacted@example.com';

/** Fields of the contract that carry a secret, by their names in lower case. */
const SECRET_FIELDS = new Set([
  'signature',
  'accesstoken',
  'access_token',
  'nonce',
  'authorization',
]);
const EMAIL_FIELDS = new Set(['emailaddress', 'email']);

// Each is bounded, so that no text takes longer than in proportion to its length.
const JWT = /\beyJ[\w-]{0,2000}\.[\w-]+\.[\w-]*/g;
const BEARER = /\b(?:bearer|basic)\s+[\w.~+/=-]{6,}/gi;
/** From 64 bytes on it may hold a signature. */
const LONG_HEX = /(?:0x)?[\da-f]{128,}/gi;
/** A name that sounds like a secret, before a colon. Other secrets in prose can't be told from words. */
const NAMED_IN_TEXT =
  /\b((?:[\w-]{0,40}(?:token|secret|passw|phrase|mnemonic|private|priv_?key|session|signature|hmac|otp|jwt|nonce|api[_-]?key|credential)[\w-]{0,40})|code|sig|sk|pwd)(["']?\s*[=:]\s*["']?)[^\s"'&;,<>]+/gi;
/** `name: value` or `name=value` on a line of a text that is no JSON. */
const LINE = /(^|[\s{(,;<"'])([\p{L}\p{N}_.-]{1,60})(["']?\s*[=:]\s*)(?!\/\/)([^\s=:].*)$/gmu;

const ADDRESS = /^0x[\da-f]{40}$/i;
/** A refusal's code is in words: `order-taken`; one that was mailed is not. */
const CODE_IN_WORDS = /^[a-z]+(?:[-_][a-z]+)+$/;
/** Nothing in the contract is nested deeper; what is might exhaust the stack. */
const DEEPEST = 64;

/** Redacts one call and its answer. */
export type Redaction = {
  /** A text of a field of the contract, or a path. */
  text(text: string): string;
  /** A body that isn't JSON, of which the contract says nothing. */
  plainBody(text: string): string;
  /** A JSON value: fields that the contract doesn't have are left out. */
  value(value: unknown): unknown;
};

const isAllowed = (name: string): boolean => contractNames().has(name);

const isSecretField = (lower: string): boolean => SECRET_FIELDS.has(lower) || lower === 'token';

/** The replacement for a field of this name; undefined when its value may be kept, apart from what is private in its text. */
const byName = (name: string, value: unknown, keepsUnknown: boolean): unknown => {
  const lower = name.toLowerCase();
  if (value === null || typeof value === 'boolean') return undefined;
  if (lower === 'token' && typeof value === 'string' && ADDRESS.test(value)) return value;
  if (lower === 'code') {
    return typeof value === 'string' && CODE_IN_WORDS.test(value) ? undefined : REDACTED;
  }
  if (EMAIL_FIELDS.has(lower) && typeof value === 'string') return REDACTED_EMAIL;
  if (isSecretField(lower)) return REDACTED;
  return keepsUnknown || isAllowed(name) ? undefined : LEFT_OUT;
};

/** A secret as it may be repeated: as it is, URL-encoded, or within a JSON text. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(Buffer.from(secret).toString('utf8')),
  JSON.stringify(secret).slice(1, -1),
];

/**
 * @param presented what came with the request as a secret: it is replaced wherever it is repeated
 * @param options `keepsUnknown` keeps fields that the contract doesn't have: a file written by hand may name them
 */
export const redactionOf = (
  presented: readonly string[] = [],
  { keepsUnknown = false } = {},
): Redaction => {
  const secrets = [...new Set(presented.flatMap(formsOf))]
    .filter((secret) => secret.length >= 6)
    .toSorted((one, other) => other.length - one.length);

  const text = (given: string): string => {
    let clean = withoutUserinfo(given);
    for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED);
    clean = clean
      .replaceAll(JWT, REDACTED)
      .replaceAll(BEARER, REDACTED)
      .replaceAll(LONG_HEX, REDACTED)
      .replaceAll(EMAIL_TEXT, REDACTED_EMAIL)
      .replaceAll(NAMED_IN_TEXT, `$1$2${REDACTED}`);
    return redactPairs(clean, {
      isAllowed: (name) => (keepsUnknown || isAllowed(name)) && !isSecretField(name.toLowerCase()),
      replacement: LEFT_OUT,
    });
  };

  const plainBody = (given: string): string =>
    text(given).replaceAll(
      LINE,
      (line: string, before: string, name: string, sign: string, rest: string) =>
        isAllowed(name) || rest.startsWith(REDACTED) ? line : `${before}${name}${sign}${LEFT_OUT}`,
    );

  const value = (given: unknown, depth = 0): unknown => {
    if (typeof given === 'string') return text(given);
    if (typeof given !== 'object' || given === null) return given;
    if (depth === DEEPEST) return REDACTED;
    if (Array.isArray(given)) return given.map((item) => value(item, depth + 1));
    return Object.fromEntries(
      Object.entries(given).map(([name, item]) => [
        text(name),
        byName(name, item, keepsUnknown) ?? value(item, depth + 1),
      ]),
    );
  };

  return { text, plainBody, value: (given) => value(given) };
};

/** Whether a secret was taken out of a value: it cannot be used as it was. */
export const holdsRedacted = (value: unknown): boolean =>
  JSON.stringify(value ?? null).includes(REDACTED);
