import { headerOf, jsonOf, type CompletedExchange } from '../probe/exchange';
import type { Redactor } from '../redaction/redaction';
import type { createDifferences, Difference } from './difference';
import { fieldDifferences, noteFields, type FieldsSeen } from './fields-seen';
import type { Pair } from './pairs';

const LIMITS: ReadonlySet<number> = new Set([413, 414, 429, 431]);

/** Headers that clients depend on, each compared either by value or by presence. */
const HEADERS: Readonly<Record<string, 'value' | 'presence'>> = {
  'content-type': 'value',
  'cache-control': 'value',
  'retry-after': 'presence',
  'www-authenticate': 'presence',
  allow: 'presence',
  location: 'presence',
};

const shownHeader = (
  { response }: CompletedExchange,
  name: string,
  mode: 'value' | 'presence',
): string => {
  const value = headerOf(response, name);
  if (value === undefined) return 'not there';
  return mode === 'presence' ? 'there' : value.toLowerCase().replaceAll(/\s*([;,=])\s*/g, '$1');
};

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body
    ? String(body.message)
    : 'no message';

const fieldsOf = (body: unknown): string =>
  typeof body === 'object' && body !== null ? Object.keys(body).toSorted().join(', ') : 'none';

/** Returns an item's id or, without one, its content without server addresses. */
const nameOf = (item: unknown): string => {
  if (typeof item === 'object' && item !== null && 'id' in item) return String(item.id);
  return JSON.stringify(item).replaceAll(/https?:\/\/[^/"]+/g, '');
};

const listOf = (exchange: CompletedExchange): string[] | undefined => {
  const body = jsonOf(exchange.response);
  return Array.isArray(body) ? body.map(nameOf) : undefined;
};

type Finding = Pick<Difference, 'kind' | 'what' | 'target' | 'against'>;

/**
 * Compares two lists. An item may be created between the two requests, so callers repeat them
 * before they report a difference.
 */
export const listDifference = ({ target, against }: Pair): Finding[] => {
  const [one, other] = [listOf(target), listOf(against)];
  if (one === undefined || other === undefined || target.request.path !== against.request.path)
    return [];
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const common = one.filter((item) => inOther.has(item));
  const ordered = other.filter((item) => inOne.has(item));
  if (common.length > 1 && common.join('\n') !== ordered.join('\n')) {
    return [{ kind: 'order', what: 'order of the list', target: 'one', against: 'another' }];
  }
  const isPart = common.length > 0 && common.length === Math.min(one.length, other.length);
  if (!isPart || one.length === other.length) return [];
  const [shown, shownOther] = [`${one.length} items`, `${other.length} items`];
  return [{ kind: 'limit', what: 'length of the list', target: shown, against: shownOther }];
};

const statusDifference = ({ target, against }: Pair): Finding[] => {
  const [one, other] = [target.response.status, against.response.status];
  if (one === other) return [];
  const kind = LIMITS.has(one) || LIMITS.has(other) ? 'limit' : 'status';
  const what = `status of a ${target.request.method}`;
  return [{ kind, what, target: String(one), against: String(other) }];
};

const headerDifferences = ({ target, against }: Pair): Finding[] =>
  Object.entries(HEADERS).flatMap(([name, mode]): Finding[] => {
    const [one, other] = [shownHeader(target, name, mode), shownHeader(against, name, mode)];
    const what = `header ${name} (${target.response.status})`;
    return one === other ? [] : [{ kind: 'headers', what, target: one, against: other }];
  });

const wordDifferences = ({ target, against }: Pair): Finding[] => {
  const { status } = target.response;
  if (status < 400) return [];
  const [one, other] = [jsonOf(target.response), jsonOf(against.response)];
  const pairs: [string, string, string][] = [
    [`words of a ${status}`, messageOf(one), messageOf(other)],
    [`fields of a ${status}`, fieldsOf(one), fieldsOf(other)],
  ];
  return pairs.flatMap(([what, own, its]): Finding[] =>
    own === its ? [] : [{ kind: 'words', what, target: own, against: its }],
  );
};

const differencesIn = (pair: Pair): Finding[] => {
  const ofStatus = statusDifference(pair);
  if (ofStatus.length > 0) return ofStatus;
  return [...headerDifferences(pair), ...wordDifferences(pair)];
};

type Both = { target: FieldsSeen; against: FieldsSeen };

export const createComparison = (
  differences: ReturnType<typeof createDifferences>,
  base: { target: string; against: string },
  { commandOf }: Pick<Redactor, 'commandOf'>,
) => {
  const fields = new Map<string, Both & { route: string; status: number }>();
  return {
    add: (route: string, pair: Pair, all: readonly Finding[] = differencesIn(pair)): void => {
      const request = {
        target: commandOf(base.target, pair.target.request),
        against: commandOf(base.against, pair.against.request),
      };
      for (const mode of all) differences.add({ route, ...mode, request });
    },
    noteFields: (route: string, pair: Pair): void => {
      const { status } = pair.target.response;
      if (
        status >= 300 ||
        status !== pair.against.response.status ||
        pair.target.request.route === undefined
      )
        return;
      const key = `${route} ${status}`;
      const both = fields.get(key) ?? { route, status, target: new Map(), against: new Map() };
      fields.set(key, both);
      noteFields(both.target, jsonOf(pair.target.response));
      noteFields(both.against, jsonOf(pair.against.response));
    },
    finish: (): void => {
      for (const { route, status, target, against } of fields.values()) {
        for (const { path, ...mode } of fieldDifferences(target, against))
          differences.add({
            route,
            kind: 'fields',
            what: `field ${path || 'body'} (${status})`,
            ...mode,
          });
      }
    },
  };
};
