import { contractNames } from '@trait-market/contract/contract-names';
import { EMAIL_TEXT, redactPairs, withoutUserinfo } from '@trait-market/contract/shared';

import { REDACTED } from '../../kernel/journal/redaction';

/** Replaces values of fields outside the contract; a response with this text can be replayed. */
export const LEFT_OUT = '[left out]';

/** Replaces email addresses with a valid one, so that responses still match the contract. */
const REDACTED_EMAIL = 'redacted@example.com';

const SECRET_FIELDS = new Set([
  'signature',
  'accesstoken',
  'access_token',
  'nonce',
  'authorization',
]);
const EMAIL_FIELDS = new Set(['emailaddress', 'email']);

// Limits the header's length, so that matching takes linear time.
const JWT = /\beyJ[\w-]{0,2000}\.[\w-]+\.[\w-]*/g;
const BEARER = /\b(?:bearer|basic)\s+[\w.~+/=-]{6,}/gi;
/** Matches 64 bytes or more in hexadecimal, because they may contain a signature. */
const LONG_HEX = /(?:0x)?[\da-f]{128,}/gi;
/**
 * Matches a name that suggests a secret, a colon or `=`, and the value. A secret without such a
 * name is redacted only if the request contained it or another pattern matches it.
 */
const NAMED_IN_TEXT =
  /\b((?:[\w-]{0,40}(?:token|secret|passw|phrase|mnemonic|private|priv_?key|session|signature|hmac|otp|jwt|nonce|api[_-]?key|credential)[\w-]{0,40})|code|sig|sk|pwd)(["']?\s*[=:]\s*["']?)[^\s"'&;,<>]+/gi;
/** Matches `name: value` or `name=value` on a line of plain text. */
const LINE = /(^|[\s{(,;<"'])([\p{L}\p{N}_.-]{1,60})(["']?\s*[=:]\s*)(?!\/\/)([^\s=:].*)$/gmu;

const ADDRESS = /^0x[\da-f]{40}$/i;
/** Matches market error codes such as `order-taken`. Verification codes don't consist of words. */
const CODE_IN_WORDS = /^[a-z]+(?:[-_][a-z]+)+$/;
/**
 * The maximum nesting of a value. No contract schema is as deep, and deeper values might overflow
 * the stack.
 */
const DEEPEST = 64;

export type Redaction = {
  text(text: string): string;
  plainBody(text: string): string;
  value(value: unknown): unknown;
};

const isAllowed = (name: string): boolean => contractNames().has(name);

const isSecretField = (lower: string): boolean => SECRET_FIELDS.has(lower) || lower === 'token';

/** Returns the replacement that a field's name requires, or undefined when its value may stay. */
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

/** Returns the forms in which a body may repeat a secret: unchanged, URL-encoded, or in JSON. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(Buffer.from(secret).toString('utf8')),
  JSON.stringify(secret).slice(1, -1),
];

/**
 * @param options `keepsUnknown` preserves fields that the contract doesn't define, because
 * handwritten files may use them
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

/** Returns whether a value contains a redacted secret and therefore can't be replayed. */
export const holdsRedacted = (value: unknown): boolean =>
  JSON.stringify(value ?? null).includes(REDACTED);
