import { EXACT_FIELDS, withMoreFields } from '@trait-market/contract/testing/more-fields';

import { writing, type StreamPart } from '../mutants/events';
import { withoutOptional } from './without-optional';
import { both, changingRequest, changingResponse, on } from '../mutants/patches';
import {
  fieldsIn,
  jsonIn,
  queryOf,
  reply,
  withJson,
  type MockRequest,
  type ProbeResponse,
} from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';

export type ValidMarket = {
  name: string;
  patch: () => Patch;
  /** The checks that run, if only these are affected. */
  only?: readonly string[];
  /** Checks that run in addition to the flows. */
  also?: readonly string[];
};

const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;
const MILLISECONDS = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z"/g;

/** Fields whose absence means that there are none. */
const NONE_IF_ABSENT = ['inPacks', 'locked', 'burned', 'receipt', 'reservedFor'];
/** Fields that name exactly one of several optional fields. */
const ONE_REQUIRED = ['fired'];
/** Fields of which each part that is left out would change what a user saved or signed. */
const WHOLE = ['query', 'signed', 'parameters'];
const UNCHANGED = new Set([
  ...Object.keys(EXACT_FIELDS),
  ...NONE_IF_ABSENT,
  ...ONE_REQUIRED,
  ...WHOLE,
]);

/** Keeps the signed receipt of a refused draw, which is required. */
const receiptOf = (body: unknown): object => {
  const { receipt } = Object(body) as { receipt?: unknown };
  return receipt === undefined ? {} : { receipt };
};

const inJson = (response: ProbeResponse, change: (value: unknown) => unknown): ProbeResponse => {
  const value = jsonIn(response);
  return value === undefined ? response : withJson(response, change(value));
};

/** The texts of the draw log, which the market signed as they are. */
const LOGGED = /("entry":"(?:[^"\\]|\\.)*")/;

const inText = (change: (text: string) => string) =>
  changingResponse((response) => {
    if (jsonIn(response) === undefined) return response;
    const parts = response.body.toString('utf8').split(LOGGED);
    const changed = parts.map((part) => (LOGGED.test(part) ? part : change(part)));
    return { ...response, body: Buffer.from(changed.join('')) };
  });

const toTheSecond = (text: string): string => text.replaceAll(MILLISECONDS, '"$1Z"');

const replacingData =
  (change: (data: string) => string) => (): ((part: StreamPart) => readonly string[]) => (part) => {
    if (part === 'comment') return [':\n\n'];
    const { id, event, data } = part.event;
    return [`id: ${id}\nevent: ${event}\ndata: ${change(data)}\n\n`];
  };

const MOST = 7;

const inSmallPages = changingRequest((request: MockRequest) => {
  const url = new URL(request.path, 'http://localhost');
  const limit = url.searchParams.get('limit');
  if (limit === null || !/^\d{1,2}$/.test(limit) || Number(limit) <= MOST || Number(limit) > 60) {
    return request;
  }
  url.searchParams.set('limit', String(MOST));
  return { ...request, path: url.pathname + url.search };
});

const EVENTS = ['economy.events.stream'];

/** Adds an order to the end of a trait's book at each read, and refuses the earlier cursors. */
const growingAtEachRead = (): Patch => {
  let added = 0;
  return on('economy.traits.orders', async (request, mock) => {
    if (queryOf(request).has('cursor'))
      return reply(400, { message: 'The list has changed.', code: 'bad-cursor' });
    const response = await mock.send(request);
    const { total, ...page } = fieldsIn(response);
    if (typeof page['nextCursor'] !== 'string') return response;
    added += 1;
    return withJson(response, { ...page, total: Number(total) + added });
  });
};

export const validMarkets: readonly ValidMarket[] = [
  {
    name: 'Addresses are in lower case, refusals have other words and no codes, and responses have undocumented fields',
    also: ['success'],
    patch: () =>
      both(
        inText((text) => text.replaceAll(ADDRESS, (address) => address.toLowerCase())),
        both(
          changingResponse((response) => inJson(response, withMoreFields)),
          changingResponse((response) =>
            response.status >= 400
              ? inJson(response, (body) => ({
                  statusCode: response.status,
                  message: 'Das geht so nicht.',
                  ...receiptOf(body),
                }))
              : response,
          ),
        ),
      ),
  },
  {
    name: 'Optional fields are left out, times are in whole seconds, and pages have seven items at most',
    patch: () =>
      both(
        both(inText(toTheSecond), writing(replacingData(toTheSecond))),
        both(
          changingResponse((response, { route }) =>
            inJson(response, (value) => withoutOptional(route, response.status, value, UNCHANGED)),
          ),
          inSmallPages,
        ),
      ),
  },
  {
    name: 'Events are written differently, and have undocumented fields',
    only: EVENTS,
    patch: () =>
      writing(() => (part) => {
        if (part === 'comment') return [': still here\r\n'];
        const { id, event, data } = part.event;
        const more = JSON.stringify(withMoreFields(JSON.parse(data)), null, 1);
        const lines = more.split('\n').map((line) => `data:${line}\r\n`);
        return ['retry:10\r\n', `event:${event}\r`, ...lines, `id:${id}\r\n\r\n`];
      }),
  },
  {
    name: 'Others list while a list is read, so that its cursors are refused',
    only: [
      'economy.traits.orders/flow/the list grows between two pages',
      'economy.traits.orders/flow/the list shrinks between two pages',
    ],
    patch: growingAtEachRead,
  },
];
