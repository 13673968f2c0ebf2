/** What is written in place of a secret. */
export const REDACTED = '[redacted]';

const SECRETS = new Set([
  'signature',
  'accesstoken',
  'access_token',
  'refreshtoken',
  'refresh_token',
  'idtoken',
  'id_token',
  'authorization',
  'token',
]);

/** What a `token` is in an order: the contract that it is about, which anybody may know. */
const ADDRESS = /^0x[\da-f]{40}$/i;
// Bounded, so that no text takes longer than in proportion to its length.
const JWT = /\beyJ[\w-]{0,2000}\.[\w-]+\.[\w-]*/g;

const isSecret = (name: string, value: unknown): boolean => {
  const lower = name.toLowerCase();
  if (lower === 'token' && typeof value === 'string' && ADDRESS.test(value)) return false;
  return SECRETS.has(lower);
};

/** A text without the access tokens in it. */
export const withoutTokens = (text: string): string => text.replaceAll(JWT, REDACTED);

/** Longer texts are cut: a journal is for reading, and must not fill the memory. */
const LONGEST_TEXT = 500;
/** Characters of JSON. */
const LONGEST_BODY = 4_000;
/** Nothing in the contract is nested deeper; what is might exhaust the stack. */
const DEEPEST = 8;

/** A text as the journal keeps it. */
export const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

const copied = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return shortened(withoutTokens(value));
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '[nested too deep]';
  if (Array.isArray(value)) return value.map((item) => copied(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      shortened(key),
      isSecret(key, item) ? REDACTED : copied(item, depth + 1),
    ]),
  );
};

/**
 * A JSON body or query as the journal keeps it: a copy without secrets. What is big even so is told
 * by its length.
 */
export const redact = (value: unknown): unknown => {
  const copy = copied(value, 0);
  const { length } = JSON.stringify(copy);
  return length > LONGEST_BODY ? `[${length} characters]` : copy;
};

/** Deeper than the journal's own copies: whole bodies are for comparing. */
const DEEPEST_WHOLE = 64;

const whole = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return withoutTokens(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST_WHOLE) return '[nested too deep]';
  if (Array.isArray(value)) return value.map((item) => whole(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isSecret(key, item) ? REDACTED : whole(item, depth + 1),
    ]),
  );
};

/** A JSON value, uncut, with its secrets replaced. */
export const withoutSecrets = (value: unknown): unknown => whole(value, 0);

/** Names of headers that carry who somebody is. */
const SECRET_HEADER =
  /^(?:cookie|set-cookie|authorization|proxy-.*|.*(?:token|secret|api-?key|session|password|signature|auth).*)$/i;

/** Headers, with what is secret in them replaced. */
export const withoutSecretHeaders = (
  headers: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADER.test(name) ? REDACTED : value,
    ]),
  );
