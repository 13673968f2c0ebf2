import { economyOpenApiDocument, openApiDocument } from '@trait-market/contract/openapi';

import { REDACTED } from '../../kernel/journal/redaction';

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

/** Names that tell of a secret where the contract does not know them. */
const SECRET_NAME =
  /token|secret|passw|passphrase|session|cookie|signature|auth|api[-_]?key|credential|otp|\bpin\b|jwt|[cx]srf|nonce|mnemonic|private/i;
const EMAIL_NAME = /e-?mail/i;

// Each is bounded, so that no text takes longer than in proportion to its length.
const EMAIL = /[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi;
const JWT = /\beyJ[\w-]{0,2000}\.[\w-]+\.[\w-]*/g;
const BEARER = /\b(?:bearer|basic)\s+[\w.~+/=-]{6,}/gi;
/** From 64 bytes on it may hold a signature. */
const LONG_HEX = /(?:0x)?[\da-f]{128,}/gi;
const NAMED_IN_TEXT =
  /\b((?:access_?|refresh_?|id_?)?token|code|signature|secret|session|password|nonce)(["']?\s*[=:]\s*["']?)[^\s"'&;,<>]+/gi;

const ADDRESS = /^0x[\da-f]{40}$/i;
/** A refusal's code is in words: `order-taken`; one that was mailed is not. */
const CODE_IN_WORDS = /^[a-z]+(?:[-_][a-z]+)+$/;
/** Nothing in the contract is nested deeper; what is might exhaust the stack. */
const DEEPEST = 64;

const namesIn = (value: unknown, names = new Set<string>()): Set<string> => {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'properties' && typeof item === 'object' && item !== null) {
      for (const name of Object.keys(item)) names.add(name);
    }
    if (key === 'name' && typeof item === 'string') names.add(item);
    namesIn(item, names);
  }
  return names;
};

let known: Set<string> | undefined;
/** The fields and parameters that the contract has. */
const knownNames = (): Set<string> => {
  known ??= namesIn([openApiDocument(), economyOpenApiDocument()]);
  return known;
};

/** Takes secrets out of one call and its answer. */
export type Redaction = {
  text(text: string): string;
  /** A path, still decoded or not. */
  value(value: unknown): unknown;
};

/**
 * @param presented what came with the request as a secret: it is replaced wherever it is told again
 */
export const redactionOf = (presented: readonly string[] = []): Redaction => {
  const secrets = presented
    .filter((secret) => secret.length >= 6)
    .toSorted((one, other) => other.length - one.length);

  const text = (given: string): string => {
    let clean = given;
    for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED);
    return clean
      .replaceAll(JWT, REDACTED)
      .replaceAll(BEARER, REDACTED)
      .replaceAll(LONG_HEX, REDACTED)
      .replaceAll(NAMED_IN_TEXT, `$1$2${REDACTED}`)
      .replaceAll(EMAIL, REDACTED_EMAIL);
  };

  /** Undefined: the name says nothing of a secret. */
  const byName = (name: string, value: unknown): unknown => {
    const lower = name.toLowerCase();
    if (value === null || typeof value === 'boolean') return undefined;
    if (lower === 'token' && typeof value === 'string' && ADDRESS.test(value)) return value;
    if (lower === 'code') {
      return typeof value === 'string' && CODE_IN_WORDS.test(value) ? undefined : REDACTED;
    }
    if (EMAIL_FIELDS.has(lower) && typeof value === 'string') return REDACTED_EMAIL;
    if (SECRET_FIELDS.has(lower) || lower === 'token') return REDACTED;
    if (knownNames().has(name)) return undefined;
    if (EMAIL_NAME.test(name)) return REDACTED_EMAIL;
    return SECRET_NAME.test(name) ? REDACTED : undefined;
  };

  const value = (given: unknown, depth = 0): unknown => {
    if (typeof given === 'string') return text(given);
    if (typeof given !== 'object' || given === null) return given;
    if (depth === DEEPEST) return REDACTED;
    if (Array.isArray(given)) return given.map((item) => value(item, depth + 1));
    return Object.fromEntries(
      Object.entries(given).map(([name, item]) => [
        text(name),
        byName(name, item) ?? value(item, depth + 1),
      ]),
    );
  };

  return { text, value: (given) => value(given) };
};

/** Whether a secret was taken out of a value: it cannot be used as it was. */
export const holdsRedacted = (value: unknown): boolean =>
  JSON.stringify(value ?? null).includes(REDACTED);
