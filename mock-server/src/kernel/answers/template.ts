/** The values that a template can insert, as named in its placeholders. */
export type TemplateValues = {
  query: unknown;
  params: Readonly<Record<string, string>>;
  body: unknown;
  /** By lower-case name. */
  header: Readonly<Record<string, unknown>>;
  wallet: string | undefined;
  now: string;
};

/** The parts of an answer that may have placeholders. */
type TemplateParts = {
  body?: unknown;
  text?: string | undefined;
  headers?: Record<string, string | string[]> | undefined;
};

const ROOTS: readonly string[] = [
  'query',
  'params',
  'body',
  'header',
  'wallet',
  'now',
] satisfies (keyof TemplateValues)[];

const PLACEHOLDER = /\{\{\s*([\w$-]+(?:\.[\w$-]+)*)\s*\}\}/g;
const WHOLE = new RegExp(`^${PLACEHOLDER.source}$`);

/** Many placeholders may each insert a whole body, so that their sum needs a limit. */
const LONGEST_RENDERED = 1024 * 1024;
/** Deeper values might exhaust the stack; no contract schema is this deep. */
const DEEPEST = 64;

export class TemplateTooLarge extends Error {}

export const TEMPLATE_WORDS =
  'A template inserts {{query.x}}, {{params.id}}, {{body.name}}, {{header.x}}, {{wallet}} and {{now}}.';

/** Returns whether all placeholders can be rendered: they name a value, and none is in a key. */
export const isTemplate = (answer: object): boolean => {
  let hasNoKey = true;
  const text = JSON.stringify(answer, (key, value: unknown) => {
    hasNoKey &&= !key.includes('{{');
    return value;
  });
  const placeholders = [...text.matchAll(PLACEHOLDER)];
  return (
    hasNoKey &&
    placeholders.length === text.split('{{').length - 1 &&
    placeholders.every(([, path = '']) => ROOTS.includes(path.split('.')[0] ?? ''))
  );
};

/** Reads own fields only, so that a placeholder can't reach a prototype or a function. */
const valueAt = (values: TemplateValues, path: string): unknown => {
  const [root = '', ...rest] = path.split('.');
  const keys = root === 'header' ? rest.map((key) => key.toLowerCase()) : rest;
  let value: unknown = values;
  for (const key of [root, ...keys]) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
};

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item)));

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (isDeeperThan(DEEPEST, value)) {
    throw new TemplateTooLarge(`an inserted value has more than ${DEEPEST} levels`);
  }
  return value === undefined || value === null ? '' : JSON.stringify(value);
};

const LONGEST_HEADER = 4_000;

/** Removes characters that a header can't have, above all line breaks. */
const asHeader = (text: string): string =>
  text.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '').slice(0, LONGEST_HEADER);

/**
 * Inserts values into an answer's body, text and headers. Inserted values aren't templates
 * themselves. A string that is one placeholder becomes the value with its type.
 * @throws TemplateTooLarge
 */
export const renderTemplate = (
  { body, text, headers }: TemplateParts,
  values: TemplateValues,
): TemplateParts => {
  let length = 0;

  const counted = <Value>(value: Value): Value => {
    length += asText(value).length;
    if (length > LONGEST_RENDERED) {
      throw new TemplateTooLarge(`it has more than ${LONGEST_RENDERED} characters`);
    }
    return value;
  };

  const inText = (given: string): string =>
    given.replaceAll(PLACEHOLDER, (_whole, path: string) => counted(asText(valueAt(values, path))));

  const inValue = (given: unknown, depth = 0): unknown => {
    if (typeof given === 'string') {
      const [, path] = WHOLE.exec(given) ?? [];
      return path === undefined ? inText(given) : counted(valueAt(values, path) ?? null);
    }
    if (typeof given !== 'object' || given === null || depth === DEEPEST) return given;
    if (Array.isArray(given)) return given.map((item) => inValue(item, depth + 1));
    return Object.fromEntries(
      Object.entries(given).map(([key, item]) => [key, inValue(item, depth + 1)]),
    );
  };

  return {
    ...(body !== undefined && { body: inValue(body) }),
    ...(text !== undefined && { text: inText(text) }),
    ...(headers !== undefined && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          typeof value === 'string'
            ? asHeader(inText(value))
            : value.map((one) => asHeader(inText(one))),
        ]),
      ),
    }),
  };
};
