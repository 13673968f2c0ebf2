import {
  Agent,
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';

import { EVENT_STREAM_TYPE, isJsonType, mediaTypeOf } from '@trait-market/contract/shared';
import { BadUsage } from '../probe/outcome';
import type { ProbeBody } from '../probe/request';
import type { LiveExchange } from './judge-live';
import { storeBody, unpacked } from './stored-body';

const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'expect',
]);

export type ProxySettings = {
  /** The proxy's URL, without a trailing slash. */
  base: string;
  port: number;
  host: string;
  onExchange: (live: LiveExchange) => void;
  onNoResponse: () => void;
};

export type Proxy = { url: string; stop: () => Promise<void> };

const passedOn = (rawHeaders: readonly string[], left: ReadonlySet<string>): string[] => {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.flatMap((name, index) =>
    left.has(name.toLowerCase()) ? [] : [name, rawHeaders[index * 2 + 1] ?? ''],
  );
};

const OF_REQUEST = new Set([...OF_CONNECTION, 'host']);
const OF_RESPONSE = new Set([...OF_CONNECTION, 'transfer-encoding']);

const bodyOf = (bytes: Buffer | undefined, contentType = ''): ProbeBody | undefined => {
  if (bytes === undefined || bytes.length === 0) return undefined;
  if (isJsonType(contentType)) {
    try {
      return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) };
    } catch {
      // Invalid JSON is returned as raw bytes.
    }
  }
  return { kind: 'bytes', bytes, contentType };
};

const seenHeaders = ({ headers }: IncomingMessage): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/**
 * Starts a proxy that forwards everything, and judges it afterwards.
 * @throws BadUsage when it can't listen
 */
export const startProxy = async (settings: ProxySettings): Promise<Proxy> => {
  const { base, port, host, onExchange, onNoResponse } = settings;
  const { protocol, host: authority, hostname, port: targetPort, pathname } = new URL(base);
  const isSecure = protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const prefix = pathname.replace(/\/$/, '');

  const judging = new Set<Promise<void>>();
  const untilJudged = async (judged: Promise<void>): Promise<void> => {
    judging.add(judged);
    await judged.finally(() => judging.delete(judged));
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method = 'GET', url: path = '/' } = incoming;
    const isPath = path.startsWith('/');
    const [sent, received] = [storeBody(), storeBody()];
    const forget = (): void => {
      sent.forget();
      received.forget();
    };
    const options = {
      agent,
      hostname: hostname.replaceAll(/[[\]]/g, ''),
      port: targetPort,
      method,
      path: isPath ? prefix + path : path,
      headers: ['host', authority, ...passedOn(incoming.rawHeaders, OF_REQUEST)],
    };
    // An absolute URL is rejected, because it would address another server.
    if (!isPath) {
      outgoing.writeHead(400, { 'content-type': 'application/json' });
      outgoing.end('{"message":"This proxy passes on paths only."}');
      return;
    }
    const startedAt = performance.now();
    const send = isSecure ? requestHttps : requestHttp;
    const outgoingRequest = send(options, (response) => {
      const { statusCode = 502, statusMessage, rawHeaders } = response;
      outgoing.writeHead(statusCode, statusMessage, passedOn(rawHeaders, OF_RESPONSE));
      response.on('error', () => outgoing.destroy());
      response.pipe(outgoing);
      // An event stream is endless, so its response is judged immediately and without its events.
      if (mediaTypeOf(response.headers['content-type']) === EVENT_STREAM_TYPE) {
        void untilJudged(judge(response, performance.now() - startedAt).finally(forget));
        return;
      }
      response.on('data', received.add);
      response.once('end', () => {
        void untilJudged(judge(response, performance.now() - startedAt).finally(forget));
      });
      response.once('close', () => {
        if (!response.complete) forget();
      });
    });
    const judge = async (response: IncomingMessage, durationMs: number): Promise<void> => {
      const { statusCode: status = 0, headers } = response;
      const whole = received.bytes();
      const body = whole && (await unpacked(whole, headers['content-encoding']));
      const own = sent.bytes();
      const isPlain = incoming.headers['content-encoding'] === undefined;
      onExchange({
        isWhole: body !== undefined && own !== undefined && isPlain,
        exchange: {
          request: {
            method,
            path,
            headers: seenHeaders(incoming),
            body: bodyOf(own, incoming.headers['content-type']),
          },
          response: { status, headers: seenHeaders(response), body: body ?? Buffer.alloc(0) },
          durationMs,
        },
      });
    };
    outgoingRequest.on('error', () => {
      forget();
      if (outgoing.destroyed) return;
      onNoResponse();
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(502, { 'content-type': 'application/json' });
      outgoing.end('{"message":"The target of this proxy sent no response."}');
    });
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) outgoingRequest.destroy();
    });
    incoming.on('data', sent.add);
    incoming.pipe(outgoingRequest);
  };

  const server = createServer({ maxHeaderSize: 64 * 1024 }, pass);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new BadUsage(`--proxy ${port}: can't listen on ${host} (${error.message}).`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listensAt = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listensAt}`,
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      });
      // A compressed response is judged after it is unpacked.
      await Promise.all(judging);
    },
  };
};
