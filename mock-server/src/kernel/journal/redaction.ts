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

/** The `token` of an order is a contract address, not a secret. */
const ADDRESS = /^0x[\da-f]{40}$/i;
// Limits the header's length, so that matching takes linear time.
const JWT = /\beyJ[\w-]{0,2000}\.[\w-]+\.[\w-]*/g;

const isSecret = (name: string, value: unknown): boolean => {
  const lower = name.toLowerCase();
  if (lower === 'token' && typeof value === 'string' && ADDRESS.test(value)) return false;
  return SECRETS.has(lower);
};

export const withoutTokens = (text: string): string => text.replaceAll(JWT, REDACTED);

const LONGEST_TEXT = 500;
const LONGEST_BODY = 4_000;
/** The maximum depth: no contract schema is as deep, and deeper values might exhaust the stack. */
const DEEPEST = 8;

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

/** Copies a JSON value for the journal without secrets; replaces a large value by its length. */
export const redact = (value: unknown): unknown => {
  const copy = copied(value, 0);
  const { length } = JSON.stringify(copy);
  return length > LONGEST_BODY ? `[${length} characters]` : copy;
};

/** Greater than the depth in journal entries, because whole bodies are compared. */
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

export const withoutSecrets = (value: unknown): unknown => whole(value, 0);

const SECRET_HEADER =
  /^(?:cookie|set-cookie|authorization|proxy-.*|.*(?:token|secret|api-?key|session|password|signature|auth).*)$/i;

export const withoutSecretHeaders = (
  headers: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADER.test(name) ? REDACTED : value,
    ]),
  );
