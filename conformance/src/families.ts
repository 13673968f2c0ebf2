/** The families of checks, which are the columns of the report. */
export const FAMILIES = {
  success: 'a valid request is answered as the contract says',
  status: 'only statuses that the contract declares, and never a 5xx',
  'content-type': 'JSON, and labelled so',
  body: 'every successful answer fits the schema of its status',
  'error-body': 'every refusal carries a message',
  secrets: 'no answer holds what is not for its reader',
  sums: 'what an answer of the market says adds up',
  invalid: 'what breaks one constraint of a schema is refused',
  token: 'who may call it',
  query: 'a key that is repeated, or written as an array or an object',
  method: 'methods that the contract does not have',
  'head-options': 'HEAD and OPTIONS',
  limits: 'what is too large, too deep or no JSON at all',
  idempotence: 'the same request again',
  flow: 'what several calls do together',
  speed: 'no answer takes longer than this run was told to accept',
  generated: 'random valid and nearly valid requests',
} as const;
export type Family = keyof typeof FAMILIES;

const isFamily = (name: string): name is Family => Object.hasOwn(FAMILIES, name);

/** In column order. */
export const FAMILY_NAMES: readonly Family[] = Object.keys(FAMILIES).filter(isFamily);

const SHORT: Partial<Record<Family, string>> = {
  'content-type': 'type',
  'error-body': 'errors',
  'head-options': 'HEAD',
  idempotence: 'again',
  generated: 'random',
};

/** Returns the short name of a family for narrow columns. */
export const shortNameOf = (family: Family): string => SHORT[family] ?? family;
