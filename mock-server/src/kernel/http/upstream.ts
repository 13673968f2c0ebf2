import {
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as httpsRequest } from 'node:https';

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export const forwardedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)),
  );
};

/** Collects a body, and returns undefined when it exceeds the limit. */
export const gatherBody = (stream: IncomingMessage, limit: number): (() => Buffer | undefined) => {
  let chunks: Buffer[] | undefined = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limit) chunks = undefined;
    chunks?.push(chunk);
  });
  return () => (chunks === undefined ? undefined : Buffer.concat(chunks));
};

export type UpstreamCall = { method: string; path: string; headers: OutgoingHttpHeaders };

export type SendUpstream = (
  call: UpstreamCall,
  onAnswer: (answer: IncomingMessage) => void,
) => ClientRequest;

/** Creates a client of a real provider. Paths can't lead to another host, and redirects aren't followed. */
export const createUpstream = (provider: string): SendUpstream => {
  const url = new URL(provider);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return ({ method, path, headers }, onAnswer) =>
    request(
      url,
      {
        method,
        path,
        // Opens a new connection for each call, because the provider may close a reused connection.
        agent: false,
        // Requests uncompressed responses, because compressed ones couldn't be recorded.
        headers: { ...headers, host: url.host, 'accept-encoding': 'identity' },
      },
      onAnswer,
    );
};
