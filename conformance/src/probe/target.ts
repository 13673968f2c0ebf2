import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { mediaTypeOf } from '@trait-market/contract/shared';
import { Client, Pool, request as elsewhere, type Dispatcher } from 'undici';

import { BadUsage } from './outcome';
import { decodeBody } from './decode-body';
import { encodeBody } from './encode-body';
import { headerOf, type ProbeResponse, type Open, type Send } from './exchange';
import type { ProbeRequest } from './request';
import { shownUrl } from './shown-url';
import { endOf } from './until-ended';

const CONNECT_TIMEOUT_MS = 5_000;
const RESPONSE_TIMEOUT_MS = 15_000;
const CONNECTIONS = 16;
// The size in bytes from which a body gets a separate connection, because a target may close the
// connection after rejecting a large body.
const LARGE_BODY = 65_536;
/** The maximum size of a response in bytes, far above that of any response in the contract. */
const LARGEST_RESPONSE = 16 * 1024 * 1024;

/** The error for a target at whose address no server responds. */
export class UnreachableTarget extends Error {
  constructor(url: string, reason: string) {
    super(`Nothing responds at ${shownUrl(url)}: ${reason}`);
    this.name = 'UnreachableTarget';
  }
}

/** The error for a target whose server serves no path of the contract. */
export class UnservedTarget extends Error {
  constructor(url: string, statuses: readonly string[]) {
    super(`No path of the API is served at ${shownUrl(url)} (${statuses.join(', ')}).`);
    this.name = 'UnservedTarget';
  }
}

/** Reads of which every provider serves at least one. None needs a token to be found. */
const PROBED_PATHS = [
  '/v1/users/me',
  '/v1/marketTraits/search?searchKey=a',
  '/economy/v1/collections',
] as const;

/** Web servers send a page to paths that they don't serve, some of them with the status 200. */
const isUnserved = (response: ProbeResponse): boolean =>
  response.status === 404 ||
  (response.status < 400 && mediaTypeOf(headerOf(response, 'content-type')) === 'text/html');

export type TargetOptions = {
  /** Headers that are sent with every request, such as a gateway's API key or a mock's world. */
  headers?: Readonly<Record<string, string>> | undefined;
};

/** A target of the suite. `base` has no trailing slash. */
export type Target = {
  base: string;
  send: Send;
  /** Opens a stream on a separate connection, which has no idle timeout. */
  open: Open;
  /**
   * @throws UnreachableTarget when no HTTP server responds before the run ends, UnservedTarget when
   * it serves no path of the contract
   */
  reach: (signal?: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? error.message : `${error.message} (${code})`.trim();
};

const UNTRUSTED: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const whyUnreachable = (error: unknown): string =>
  error instanceof Error && 'code' in error && UNTRUSTED.has(error.code)
    ? `${reasonOf(error)}. Set NODE_EXTRA_CA_CERTS to a file with the certificate.`
    : reasonOf(error);

/**
 * The time after which idle connections are closed. Writes aren't repeated after a reset, so it is
 * far below a target's usual idle timeout of 5 seconds.
 */
const IDLE_CONNECTION_MS = 1000;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RESETS: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RESETS.has(error.code);

/**
 * Splits a URL, and removes a trailing `/v1`, because the contract's paths include it.
 * @throws BadUsage when the URL is invalid
 */
const partsOf = (url: string): { origin: string; prefix: string } => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new BadUsage(`'${shownUrl(url)}' is no http or https URL of a target.`);
  }
  return { origin: parsed.origin, prefix: parsed.pathname.replace(/\/+(?:v1\/*)?$/, '') };
};

const headOf = ({ statusCode, headers }: Dispatcher.ResponseData): Omit<ProbeResponse, 'body'> => {
  const seen = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { status: statusCode, headers: Object.fromEntries(seen) };
};

const readResponse = async (response: Dispatcher.ResponseData): Promise<ProbeResponse> => {
  const received = { ...headOf(response), body: Buffer.from(await response.body.arrayBuffer()) };
  const encoding = headerOf(received, 'content-encoding');
  return { ...received, body: decodeBody(received.body, encoding, LARGEST_RESPONSE) };
};

const NO_CHUNKS: AsyncIterable<Uint8Array> = Readable.from([]);

/**
 * Opens a target. Requests are sent exactly as specified, and redirects aren't followed.
 * @throws BadUsage when the URL is invalid
 */
export const openTarget = (url: string, { headers: common = {} }: TargetOptions = {}): Target => {
  const { origin, prefix } = partsOf(url);
  const limits = {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
    maxResponseSize: LARGEST_RESPONSE,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
  };
  const pool = new Pool(origin, { ...limits, connections: CONNECTIONS });

  const responseTo = async ({
    method,
    path,
    headers = {},
    body,
  }: ProbeRequest): Promise<ProbeResponse> => {
    // Pending socket events are processed first, because they may show that the target has closed
    // idle connections.
    await nextTurn();
    const encoded = body === undefined ? undefined : encodeBody(body);
    const label = encoded?.contentType === undefined ? {} : { 'content-type': encoded.contentType };
    const sent = Object.entries({ ...common, ...label, ...headers });
    const options = {
      method,
      headers: Object.fromEntries(sent.map(([name, value]) => [name, [value].flat()])),
      body: encoded?.bytes ?? null,
    };
    const requestAlone = async (from: string, requested: string): Promise<ProbeResponse> => {
      const connection = new Client(from, limits);
      try {
        return await readResponse(await connection.request({ ...options, path: requested }));
      } finally {
        await connection.destroy();
      }
    };
    // A target may close an idle connection at the moment of the next request. Reads are repeated
    // once, on a new connection.
    const isRepeated = (error: unknown): boolean => READS.has(method) && isReset(error);
    if (!path.startsWith('/')) {
      try {
        return await readResponse(await elsewhere(path, options));
      } catch (error) {
        if (!isRepeated(error)) throw error;
        const { origin: other, pathname, search } = new URL(path);
        return requestAlone(other, pathname + search);
      }
    }
    const whole = prefix + path;
    if (encoded !== undefined && encoded.bytes.length >= LARGE_BODY)
      return requestAlone(origin, whole);
    try {
      return await readResponse(await pool.request({ ...options, path: whole }));
    } catch (error) {
      if (!isRepeated(error)) throw error;
      return requestAlone(origin, whole);
    }
  };

  const opened = new Set<Client>();
  const open: Open = async (request) => {
    const { method, path, headers = {} } = request;
    const all = { ...common, ...headers };
    const sent = { ...request, headers: all };
    const connection = new Client(origin, { ...limits, bodyTimeout: 0 });
    opened.add(connection);
    const close = (): void => {
      opened.delete(connection);
      void connection.destroy();
    };
    const startedAt = performance.now();
    try {
      const response = await connection.request({
        method,
        path: prefix + path,
        headers: Object.fromEntries(
          Object.entries(all).map(([name, value]) => [name, [value].flat()]),
        ),
      });
      const received = { ...headOf(response), body: Buffer.alloc(0) };
      const durationMs = performance.now() - startedAt;
      return { request: sent, response: received, durationMs, chunks: response.body, close };
    } catch (error) {
      close();
      const failure = reasonOf(error);
      return { request: sent, response: undefined, failure, chunks: NO_CHUNKS, close };
    }
  };

  return {
    base: `${origin}${prefix}`,
    open,
    send: async (request) => {
      const sent = { ...request, headers: { ...common, ...request.headers } };
      const startedAt = performance.now();
      try {
        const response = await responseTo(request);
        return { request: sent, response, durationMs: performance.now() - startedAt };
      } catch (error) {
        return { request: sent, response: undefined, failure: reasonOf(error) };
      }
    },
    reach: async (signal) => {
      const failed = signal && endOf(signal).then(() => Promise.reject(new Error(signal.reason)));
      const statuses: string[] = [];
      for (const path of PROBED_PATHS) {
        const response = responseTo({ method: 'GET', path });
        const received = await (failed ? Promise.race([response, failed]) : response).catch(
          (error: unknown) => Promise.reject(new UnreachableTarget(url, whyUnreachable(error))),
        );
        if (!isUnserved(received)) return;
        statuses.push(`${received.status} for GET ${path}`);
      }
      throw new UnservedTarget(url, statuses);
    },
    close: async () => {
      await Promise.all([...opened].map((connection) => connection.destroy()));
      await pool.destroy();
    },
  };
};
