import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';

export type RecordedCall = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** False when the connection closed before the request was complete. */
  complete: boolean;
};

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(body === undefined ? undefined : JSON.stringify(body));
  };

export const startScriptedProvider = async (secure?: ServerOptions) => {
  const calls: RecordedCall[] = [];
  let handler: RequestListener = json(200, {});
  let respondsEarly = false;

  const record: RequestListener = (req, res) => {
    const call: RecordedCall = {
      method: req.method ?? '',
      url: req.url ?? '',
      headers: req.headers,
      body: '',
      complete: false,
    };
    calls.push(call);
    req.setEncoding('latin1');
    req.on('data', (chunk: string) => (call.body += chunk));
    req.on('error', () => undefined);
    req.on('end', () => {
      call.complete = req.complete;
      if (!respondsEarly) handler(req, res);
    });
    if (respondsEarly) handler(req, res);
  };
  const server = secure === undefined ? createServer(record) : createSecureServer(secure, record);

  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port was taken');
    return address.port;
  };
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);

  return {
    url: `${secure === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    calls,
    server,
    /** Sets the request handler. It runs after the body was read or, with `atOnce`, before. */
    respondWith: (listener: RequestListener, { atOnce = false } = {}): void => {
      handler = listener;
      respondsEarly = atOnce;
    },
    stop: close,
    restart: () => listen(port),
  };
};

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;
