import pino, { type DestinationStream } from 'pino';

import { errorInLog } from './error-in-log';

export type LogFields = {
  requestId?: string;
  traceId?: string | undefined;
  method?: string | undefined;
  /** The route's name in the contract, never the requested path. */
  route?: string;
  status?: number;
  milliseconds?: number;
  client?: string | undefined;
  code?: string;
  url?: string;
  err?: unknown;
};

/** @param message a constant string, which may include numbers */
type Write = (fields: LogFields, message?: string) => void;
export type Logger = Record<'info' | 'warn' | 'error' | 'fatal', Write>;

/** Copies only the declared fields, so that no other field of a caller's object is logged. */
const written = ({ err, ...given }: LogFields) => ({
  requestId: given.requestId,
  traceId: given.traceId,
  method: given.method,
  route: given.route,
  status: given.status,
  milliseconds: given.milliseconds,
  client: given.client,
  code: given.code,
  url: given.url,
  err: err === undefined ? undefined : errorInLog(err),
});

/** Creates a logger for the declared fields only, none of which can contain a secret. */
export const createLogger = (level: string, destination: DestinationStream): Logger => {
  // Under the default error key, pino would add the error's message and all its fields to the line.
  const out = pino({ level, base: null, serializers: {}, errorKey: 'thrown' }, destination);
  const write =
    (severity: keyof Logger): Write =>
    (fields, message) => {
      if (out.isLevelEnabled(severity)) out[severity](written(fields), message);
    };
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
};
