import pino, { type DestinationStream } from 'pino';

import { errorInLog } from './error-in-log';

export type LogFields = {
  requestId?: string;
  traceId?: string | undefined;
  method?: string | undefined;
  /** A route's name in the contract, never the requested path. */
  route?: string;
  status?: number;
  milliseconds?: number;
  client?: string | undefined;
  code?: string;
  url?: string;
  err?: unknown;
};

/** @param message constant text, and numbers */
type Write = (fields: LogFields, message?: string) => void;
export type Logger = Record<'info' | 'warn' | 'error' | 'fatal', Write>;

/** Copies field by field, so that no undeclared field of a caller is logged. */
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

/** Logs the named fields only; none can hold a secret. */
export const createLogger = (level: string, destination: DestinationStream): Logger => {
  // Under its default key pino would add the error's message and fields to the line.
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
