import { fieldsIn, jsonIn, withJson } from '../mutants/exchange';
import { writing } from '../mutants/events';
import type { Patch } from '../mutants/mutant';
import { answering, on } from '../mutants/patches';

/** A market that is unlike the mock's, and keeps the contract. */
export type LawfulMarket = {
  name: string;
  /** Made anew for each run, with what it remembers. */
  patch: () => Patch;
  /** Whether its stream of events is another one. */
  tellsOtherwise?: boolean;
};

const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

/** Parts of an order that its hash is made of are left as they are. */
const SIGNED = new Set(['components', 'commitments', 'signed', 'wornAfter']);

const keepingSigned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(keepingSigned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) =>
    SIGNED.has(key) ? [key, inner] : [key, keepingSigned(inner)],
  );
  return { ...Object.fromEntries(fields), _id: 'a1b2', links: { self: '/' } };
};

export const lawfulMarkets: readonly LawfulMarket[] = [
  {
    name: 'Answers have fields that nobody documented',
    patch: () =>
      answering((answer) => {
        const value = jsonIn(answer);
        return value === undefined ? answer : withJson(answer, keepingSigned(value));
      }),
  },
  {
    name: 'Refusals are in other words, and without codes',
    patch: () =>
      answering((answer) =>
        answer.status >= 400
          ? withJson(answer, { statusCode: answer.status, message: 'Das geht so nicht.' })
          : answer,
      ),
  },
  {
    name: 'Addresses are answered in lower case',
    patch: () =>
      answering((answer) => {
        const text = answer.body.toString('utf8');
        const body = Buffer.from(text.replaceAll(ADDRESS, (address) => address.toLowerCase()));
        return jsonIn(answer) === undefined ? answer : { ...answer, body };
      }),
  },
  {
    name: 'Events are written in another way, and have fields that nobody documented',
    tellsOtherwise: true,
    patch: () =>
      writing(() => (told) => {
        if (told === 'comment') return [': still here\r\n'];
        const { id, event, data } = told.event;
        const more = JSON.stringify(keepingSigned(JSON.parse(data)), null, 1);
        const lines = more.split('\n').map((line) => `data:${line}\r\n`);
        return ['retry:10\r\n', `event:${event}\r`, ...lines, `id:${id}\r\n\r\n`];
      }),
  },
  {
    name: 'A trait’s page names three holders at most, and no tier or rank',
    patch: () =>
      on(
        'economy.traits.detail',
        answering((answer) => {
          const { tier: _, rank: __, holders, ...trait } = fieldsIn(answer);
          if (typeof holders !== 'object' || holders === null || !('items' in holders))
            return answer;
          const items = Array.isArray(holders.items) ? holders.items.slice(0, 3) : [];
          return withJson(answer, { ...trait, holders: { ...holders, items } });
        }),
      ),
  },
];
