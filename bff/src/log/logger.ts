import pino, { type DestinationStream } from 'pino';

import { errorInLog } from './error-in-log';

/** Everything that a line may say beside its message. */
export type LogFields = {
  requestId?: string;
  traceId?: string | undefined;
  method?: string | undefined;
  /** A route's name in the contract, never the path that was asked for. */
  route?: string;
  status?: number;
  milliseconds?: number;
  /** A client's address. */
  client?: string | undefined;
  /** Of a refusal. */
  code?: string;
  /** Where this process answers. */
  url?: string;
  /** Whatever was thrown; `errorInLog` says what is told of it. */
  err?: unknown;
};

/** @param message constant words, and numbers */
type Write = (fields: LogFields, message?: string) => void;
export type Logger = Record<'info' | 'warn' | 'error' | 'fatal', Write>;

/** Field by field, so that nothing else gets through, whatever a caller hands over. */
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

/**
 * One JSON line per entry. Its fields are named here, one by one, and none can hold what a client,
 * the provider or the environment keeps secret.
 */
export const createLogger = (level: string, destination: DestinationStream): Logger => {
  // Under its usual name the library would add messages and fields of the error to the line.
  const out = pino({ level, base: null, serializers: {}, errorKey: 'thrown' }, destination);
  const write =
    (severity: keyof Logger): Write =>
    (fields, message) => {
      // Most lines of a quiet log are never made.
      if (out.isLevelEnabled(severity)) out[severity](written(fields), message);
    };
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
};
