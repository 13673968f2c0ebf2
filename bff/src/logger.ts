import pino, { type DestinationStream, type Logger } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'accessToken',
  'signature',
  'nonce',
  'emailAddress',
  'walletAddresses',
];

/** Lines are written in batches, since system calls are a good part of a request's cost. */
const BUFFER_BYTES = 16_000;
const FLUSH_MS = 250;

/**
 * One JSON line per entry, on the standard output unless told otherwise. Secrets are blotted out
 * wherever they come up to three levels deep, although no line is meant to hold one.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          // A bare `code` is an error's, which must stay readable; in a body it is the e-mail's.
          'body.code',
          '*.body.code',
        ],
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ dest: 1, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }),
  );
