import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

import { economyContract } from '@trait-market/contract/economy';
import { EVENT_STREAM_TYPE, mediaTypeOf, routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import { connectToMock } from '@trait-market/mock-server/client';

import { refuse, type ProbeResponse, type MockRequest } from './exchange';
import type { Mock, Patch } from './mutant';

// Large headers must reach the mock, and connections must be closed by the suite, not by this
// server.
const SERVER_OPTIONS = { maxHeaderSize: 64 * 1024, keepAliveTimeout: 0 } as const;

const ROUTES = [...routesOf(v1Contract), ...routesOf(economyContract, 'economy.')].map(
  ({ name, route: { method, path } }) => ({
    name,
    method,
    isPlain: !path.includes(':'),
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }),
);

const routeOf = (method: string, path: string): string | undefined => {
  const [pathname = ''] = path.split('?', 1);
  const found = ROUTES.filter((route) => route.method === method && route.pattern.test(pathname));
  // A literal path takes precedence over a path with a parameter.
  return (found.find(({ isPlain }) => isPlain) ?? found[0])?.name;
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

// Headers that aren't forwarded, because they describe the connection, or a body that a patch may
// replace.
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const passedOn = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

const isStream = ({ headers }: IncomingMessage): boolean =>
  mediaTypeOf(headers['content-type']) === EVENT_STREAM_TYPE;

const sendToMock =
  (url: string) =>
  ({ method, path, headers, body }: MockRequest): Promise<ProbeResponse> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const isEmpty = body.length === 0 && headers['content-length'] === undefined;
      const length = isEmpty ? {} : { 'content-length': body.length };
      const sent = { ...passedOn(headers), ...length };
      // Each request has a separate connection, because the mock may close a reused one while the
      // request is being sent.
      const options = { hostname, port, method, path, headers: sent, agent: false };
      const outgoingRequest = send(options, (response) => {
        const head = { status: response.statusCode ?? 0, headers: passedOn(response.headers) };
        if (isStream(response)) {
          resolve({ ...head, body: Buffer.alloc(0), stream: response });
          return;
        }
        bodyOf(response).then((bytes) => resolve({ ...head, body: bytes }), reject);
      });
      outgoingRequest.on('error', reject);
      outgoingRequest.end(body);
    });

type ToMock = Mock['send'];

/** The period of the mock's conversion rates. */
const RATE_TICK_MS = 5 * 60_000;

const isConditional = (headers: MockRequest['headers']): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase().startsWith('if-'));

/**
 * Sends each public read once per tick of the rates. Only for a world that nothing else changes,
 * which several broken providers share.
 */
export const cacheReads = (mockUrl: string): ToMock => {
  const toMock = sendToMock(mockUrl);
  const cache = new Map<string, Promise<ProbeResponse>>();
  let cachedTick = 0;
  return (request) => {
    const { method, path, headers } = request;
    if (
      method !== 'GET' ||
      headers.authorization !== undefined ||
      isConditional(headers) ||
      request.route === 'economy.events.stream'
    )
      return toMock(request);
    const tick = Math.floor(Date.now() / RATE_TICK_MS);
    if (tick !== cachedTick) cache.clear();
    cachedTick = tick;
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const response = toMock(request);
    cache.set(path, response);
    response.catch(() => cache.delete(path));
    return response;
  };
};

const portOf = (address: AddressInfo | string | null): number => {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The broken provider does not listen.');
};

export type BrokenProvider = {
  url: string;
  /** Errors that the patch itself caused. */
  accidents: readonly unknown[];
  stop: () => Promise<void>;
};

export const startBrokenProvider = async (
  patch: Patch,
  {
    mockUrl,
    world,
    toMock = sendToMock(mockUrl),
  }: { mockUrl: string; world: string; toMock?: ToMock },
): Promise<BrokenProvider> => {
  const accidents: unknown[] = [];
  const mock: Mock = {
    send: toMock,
    control: connectToMock({ url: mockUrl, world }),
  };

  const responseTo = async (incoming: IncomingMessage): Promise<ProbeResponse> => {
    try {
      const { method = '', url: path = '', headers } = incoming;
      const route = routeOf(method, path);
      const body = await bodyOf(incoming);
      const inWorld = { ...headers, 'x-mock-world': world };
      return await patch({ route, method, path, headers: inWorld, body }, mock);
    } catch (error) {
      accidents.push(error);
      return refuse(502, 'The patch of the broken provider is broken itself.');
    }
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { status, headers, body, stream } = await responseTo(incoming);
    outgoing.writeHead(status, headers);
    if (stream === undefined) {
      outgoing.end(body);
      return;
    }
    // If either end closes, the pipeline closes the other one.
    pipeline(stream, outgoing, () => undefined);
  };
  const server = createServer(SERVER_OPTIONS, (incoming, outgoing) => {
    void serve(incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    accidents,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
