import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { Client, Pool, request as elsewhere, type Dispatcher } from 'undici';

import { BadUsage } from './outcome';
import { encodeBody } from './encode-body';
import type { Answer, Open, Send } from './exchange';
import type { ProbeRequest } from './request';
import { shownUrl } from './shown-url';

const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 15_000;
/** Requests that are under way at a time, at most. */
const CONNECTIONS = 16;
/**
 * Bytes of a body from which on it has a connection to itself: a target may end the connection on which it
 * refused a body for its size, and what is sent there next would never be answered.
 */
const LARGE_BODY = 65_536;
/** Bytes of an answer that are read; nothing in the contract is nearly as large. */
const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Nothing answers at the target's address. */
export class UnreachableTarget extends Error {
  constructor(url: string, reason: string) {
    super(`Nothing answers at ${shownUrl(url)}: ${reason}`);
    this.name = 'UnreachableTarget';
  }
}

export type TargetOptions = {
  /** Added to every request: an API key of a gateway, the world of a mock. */
  headers?: Readonly<Record<string, string>> | undefined;
};

/** Where the contract is expected. `base` is without a slash at its end. */
export type Target = {
  base: string;
  send: Send;
  /** Over a connection of its own, which may be silent for as long as it likes. */
  open: Open;
  /** @throws UnreachableTarget when nothing there speaks HTTP */
  reach: () => Promise<void>;
  close: () => Promise<void>;
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? error.message : `${error.message} (${code})`.trim();
};

/**
 * The parts of a target's URL. The contract's paths begin with `/v1`, so one at its end is dropped.
 *
 * @throws BadUsage
 */
const partsOf = (url: string): { origin: string; prefix: string } => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new BadUsage(`'${shownUrl(url)}' is no http or https URL of a target.`);
  }
  return { origin: parsed.origin, prefix: parsed.pathname.replace(/\/+(?:v1\/*)?$/, '') };
};

const headOf = ({ statusCode, headers }: Dispatcher.ResponseData): Omit<Answer, 'body'> => {
  const seen = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { status: statusCode, headers: Object.fromEntries(seen) };
};

const readAnswer = async (response: Dispatcher.ResponseData): Promise<Answer> => ({
  ...headOf(response),
  body: Buffer.from(await response.body.arrayBuffer()),
});

const NO_PIECES: AsyncIterable<Uint8Array> = Readable.from([]);

/**
 * A plain HTTP client of one target: it follows no redirect, corrects nothing, and sees the whole
 * answer.
 *
 * @throws BadUsage when the URL is none
 */
export const openTarget = (url: string, { headers: common = {} }: TargetOptions = {}): Target => {
  const { origin, prefix } = partsOf(url);
  const limits = {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
    maxResponseSize: LARGEST_ANSWER,
  };
  const pool = new Pool(origin, { ...limits, connections: CONNECTIONS });

  const answerTo = async ({ method, path, headers = {}, body }: ProbeRequest): Promise<Answer> => {
    // Generating requests may have kept this process busy for seconds while the target closed idle connections.
    // Undici looks once before it reuses one; here, that would be before anything new was read.
    await nextTurn();
    const encoded = body === undefined ? undefined : encodeBody(body);
    const label = encoded?.contentType === undefined ? {} : { 'content-type': encoded.contentType };
    const sent = Object.entries({ ...common, ...label, ...headers });
    const options = {
      method,
      headers: Object.fromEntries(sent.map(([name, value]) => [name, [value].flat()])),
      body: encoded?.bytes ?? null,
    };
    if (!path.startsWith('/')) return readAnswer(await elsewhere(path, options));
    const ask = { ...options, path: prefix + path };
    if (encoded === undefined || encoded.bytes.length < LARGE_BODY)
      return readAnswer(await pool.request(ask));
    const connection = new Client(origin, limits);
    try {
      return await readAnswer(await connection.request(ask));
    } finally {
      await connection.destroy();
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
      const answer = { ...headOf(response), body: Buffer.alloc(0) };
      const durationMs = performance.now() - startedAt;
      return { request: sent, answer, durationMs, pieces: response.body, close };
    } catch (error) {
      close();
      const failure = reasonOf(error);
      return { request: sent, answer: undefined, failure, pieces: NO_PIECES, close };
    }
  };

  return {
    base: `${origin}${prefix}`,
    open,
    send: async (request) => {
      const sent = { ...request, headers: { ...common, ...request.headers } };
      const startedAt = performance.now();
      try {
        const answer = await answerTo(request);
        return { request: sent, answer, durationMs: performance.now() - startedAt };
      } catch (error) {
        return { request: sent, answer: undefined, failure: reasonOf(error) };
      }
    },
    reach: async () => {
      try {
        await answerTo({ method: 'GET', path: '/v1/users/me' });
      } catch (error) {
        throw new UnreachableTarget(url, reasonOf(error));
      }
    },
    close: async () => {
      await Promise.all([...opened].map((connection) => connection.destroy()));
      await pool.destroy();
    },
  };
};
