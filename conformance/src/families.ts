export const FAMILIES = {
  success: 'a valid request gets the response that the contract declares',
  status: 'only statuses that the contract declares, and never a 5xx',
  'content-type': 'JSON, and labelled so',
  body: 'every successful response matches the schema of its status',
  'error-body': 'every refusal carries a message',
  secrets: 'no response contains data that its reader must not see',
  owner: 'the current user and the own profile are those of the token',
  cache: 'no cache may give private data to other users',
  sums: 'the figures in a market response add up',
  invalid: 'a request that violates one constraint of a schema is refused',
  token: 'permissions',
  query: 'a key that is repeated, or written as an array or an object',
  method: 'methods that the contract does not have',
  'head-options': 'HEAD and OPTIONS',
  limits: 'requests that are too large, too deep or not JSON',
  idempotence: 'the same request again',
  flow: 'results of several calls',
  speed: 'no response takes longer than this run allows',
  generated: 'random valid and nearly valid requests',
} as const;
export type Family = keyof typeof FAMILIES;

const isFamily = (name: string): name is Family => Object.hasOwn(FAMILIES, name);

/** The names of all families, in the order of the report's columns. */
export const FAMILY_NAMES: readonly Family[] = Object.keys(FAMILIES).filter(isFamily);

const SHORT: Partial<Record<Family, string>> = {
  'content-type': 'type',
  'error-body': 'errors',
  'head-options': 'HEAD',
  idempotence: 'again',
  generated: 'random',
};

export const shortNameOf = (family: Family): string => SHORT[family] ?? family;
