import { isJsonType } from '@trait-market/contract/shared';
import type { Request, RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

import { captureSentText } from '../../kernel/http/sent-text';
import { createUpstream } from '../../kernel/http/upstream';
import { accountOfBearer } from '../../provider/auth/bearer-guard';
import { worldOf } from '../../world/http/world-of-request';
import type { World } from '../../world/world';
import { textOf, unpackedBody } from '../recording/body-text';
import { presentedIn } from '../recording/recorded-call';
import { LONGEST_RECORDED } from '../recording/recording.schema';
import { redactionOf, type Redaction } from '../recording/redact-recording';
import { bodyDifferences } from './body-differences';
import { fetchUpstream, type UpstreamAnswer } from './fetch-upstream';
import { createRouteRecord, MOST_PATHS, type RouteRecord } from './route-record';
import type { ShadowReport, SkippedCalls } from './shadow.schema';
import { shadowedRoute } from './shadowed-route';

export type ShadowOptions = {
  provider: string;
  /** The provider's token for calls that carry a token of the mock. */
  token?: string | undefined;
  timeoutMs?: number | undefined;
};

const TIMEOUT_MS = 10_000;
const MOST_CONCURRENT = 4;
const MOST_WAITING = 50;
/** The total length of the bodies that are stored to compare equal requests. */
const MOST_STORED = 8_000_000;

/** The statuses of a provider that is overloaded or down, which say nothing about the mock. */
const UNAVAILABLE = new Set([429, 502, 503, 504]);

type MockCall = {
  method: string;
  url: string;
  route: string;
  headers: IncomingHttpHeaders;
  /** Identifies the mock's equal requests, between which nothing was written. */
  sender: string;
  status: number;
  contentType: string;
  text: string;
};

const contentOf = (text: string, contentType: string | undefined, redaction: Redaction) => {
  if (text === '') return undefined;
  if (!isJsonType(contentType)) return redaction.plainBody(text);
  try {
    return redaction.value(JSON.parse(text));
  } catch {
    return redaction.plainBody(text);
  }
};

const textIn = ({ body, headers }: UpstreamAnswer): string | undefined => {
  const unpacked = body === undefined ? body : unpackedBody(body, headers, LONGEST_RECORDED);
  return unpacked === undefined ? undefined : textOf(unpacked, headers);
};

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const createSkipped = (): SkippedCalls => ({ signedIn: 0, busy: 0, failed: 0, unreadable: 0 });

export type Shadow = {
  noticeWrites: RequestHandler;
  compare: RequestHandler;
  report: () => ShadowReport;
  forget: () => void;
  stop: () => void;
};

/** Repeats the mock's reads at a real provider after their responses, and counts differences. */
export const createShadow = ({
  provider,
  token,
  timeoutMs = TIMEOUT_MS,
}: ShadowOptions): Shadow => {
  const { origin } = new URL(provider);
  const send = createUpstream(origin);
  const stopped = new AbortController();
  const waiting: MockCall[] = [];
  let active = 0;
  let skipped = createSkipped();
  const records = new Map<string, RouteRecord>();
  const writes = new WeakMap<World, number>();
  const stored = new LRUCache<string, { content: unknown; length: number }>({
    maxSize: MOST_STORED,
    sizeCalculation: ({ length }, key) => length + key.length,
  });

  const recordOf = ({ method, route }: MockCall): RouteRecord => {
    const key = `${method} ${route}`;
    const record = records.get(key) ?? createRouteRecord(method, route);
    records.set(key, record);
    return record;
  };

  const learnFrom = (record: RouteRecord, key: string, content: unknown, length: number): void => {
    const previous = stored.get(key);
    if (previous !== undefined) {
      record.learn(bodyDifferences(previous.content, content, MOST_PATHS));
    }
    stored.set(key, { content, length });
  };

  const compareWith = (call: MockCall, answer: UpstreamAnswer): void => {
    const { method, url, headers, status, sender } = call;
    if (UNAVAILABLE.has(answer.status)) {
      skipped.failed += 1;
      return;
    }
    const record = recordOf(call);
    if (status !== answer.status) {
      record.addStatuses(status, answer.status);
      return;
    }
    const text = method === 'HEAD' ? '' : textIn(answer);
    if (text === undefined) {
      skipped.unreadable += 1;
      return;
    }
    const redaction = redactionOf([
      ...presentedIn(headers),
      ...presentedIn(answer.headers),
      ...(token === undefined ? [] : [token]),
    ]);
    const mock = contentOf(call.text, call.contentType, redaction);
    const real = contentOf(text, answer.headers['content-type'], redaction);
    const request = `${method} ${url} ${status}`;
    learnFrom(record, `mock ${sender} ${request}`, mock, call.text.length);
    const signedIn = headers.authorization === undefined ? 'public' : 'signed in';
    learnFrom(record, `provider ${signedIn} ${request}`, real, text.length);
    record.addBodies(bodyDifferences(mock, real, MOST_PATHS));
  };

  const repeat = async (call: MockCall): Promise<void> => {
    const { method, url, headers } = call;
    const { accept, 'accept-language': language, authorization } = headers;
    const answer = await fetchUpstream(
      send,
      {
        method,
        path: url,
        headers: {
          ...(accept !== undefined && { accept }),
          ...(language !== undefined && { 'accept-language': language }),
          ...(authorization !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      {
        limit: LONGEST_RECORDED,
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]),
      },
    );
    compareWith(call, answer);
  };

  const startNext = (): void => {
    if (active === MOST_CONCURRENT) return;
    const call = waiting.shift();
    if (call === undefined) return;
    active += 1;
    void repeat(call)
      .catch(() => {
        skipped.failed += 1;
      })
      .finally(() => {
        active -= 1;
        startNext();
      });
  };

  const enqueue = (call: MockCall): void => {
    if (stopped.signal.aborted) return;
    if (waiting.length === MOST_WAITING) {
      skipped.busy += 1;
      return;
    }
    waiting.push(call);
    startNext();
  };

  const countWrite = (world: World): void => {
    writes.set(world, (writes.get(world) ?? 0) + 1);
  };

  /** Counts the writes of each world, because equal reads may differ after one. */
  const noticeWrites: RequestHandler = (request, response, next) => {
    if (!isRead(request)) {
      const world = worldOf(request);
      countWrite(world);
      response.once('close', () => countWrite(world));
    }
    next();
  };

  const compare: RequestHandler = (request, response, next) => {
    const { method, originalUrl: url, headers } = request;
    const route = isRead(request) && url.startsWith('/') ? shadowedRoute(request.path) : undefined;
    if (route === undefined) {
      next();
      return;
    }
    const sentText = captureSentText(response);
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (status === 304) return;
      if (headers.authorization !== undefined && (token === undefined || status === 401)) {
        skipped.signedIn += 1;
        return;
      }
      const text = sentText();
      if (text === undefined) {
        skipped.unreadable += 1;
        return;
      }
      const world = worldOf(request);
      const account = headers.authorization === undefined ? '' : accountOfBearer(request);
      enqueue({
        method,
        url,
        route,
        headers,
        sender: `${world.name} ${writes.get(world) ?? 0} ${account}`,
        status,
        contentType: String(response.getHeader('content-type') ?? ''),
        text: method === 'HEAD' ? '' : text,
      });
    });
    next();
  };

  return {
    noticeWrites,
    compare,
    report: (): ShadowReport => {
      const routes = [...records.values()].map((record) => record.report());
      const total = (key: 'compared' | 'differing') =>
        routes.reduce((sum, route) => sum + route[key], 0);
      return {
        provider: origin,
        pending: active + waiting.length,
        compared: total('compared'),
        differing: total('differing'),
        skipped: { ...skipped },
        routes: routes.filter(({ compared }) => compared > 0),
      };
    },
    forget: (): void => {
      records.clear();
      stored.clear();
      skipped = createSkipped();
    },
    stop: (): void => {
      waiting.length = 0;
      stopped.abort();
    },
  };
};
