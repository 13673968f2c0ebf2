import { ConfigurationError, readConfig } from './config/config';
import { endOnSignals } from './ending';
import { errorInLog } from './log/error-in-log';
import { createLineBuffer } from './log/line-buffer';
import { createLogger, type Logger } from './log/logger';
import { sinkOf } from './log/sink';
import { marketNotice } from './market-notice';
import { printedConfig } from './print-config';
import { rehearseStart } from './rehearsal';
import { startBff } from './start';

const STANDARD_OUTPUT = 1;
/** The time limit for writing the remaining log lines, in ms. */
const LAST_LINES_MS = 300;

/** Silences the console, because libraries print messages to it that may repeat their input. */
const silenceConsole = (logger: Logger): void => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[method] = () =>
      logger.warn({}, 'A library wrote to the console; its text is not logged');
  }
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (process.argv.includes('--print-config')) {
    await rehearseStart(config);
    process.stdout.write(`${printedConfig(config)}\n`);
    return;
  }
  const lines = createLineBuffer(sinkOf(STANDARD_OUTPUT));
  const logger = createLogger(config.LOG_LEVEL, lines);
  silenceConsole(logger);
  const exit = (code: number): void => {
    void lines.flush(LAST_LINES_MS).then(() => process.exit(code));
  };
  const fail = (err: unknown): void => {
    logger.fatal({ err }, 'Unexpected error: this process ends');
    exit(1);
  };
  process.on('uncaughtException', fail);
  process.removeAllListeners('warning').on('warning', (err) => {
    logger.warn({ err }, 'Warning from Node');
  });

  // Signals are handled before the start is announced, because a supervisor may send one
  // immediately after it.
  let stop = async (): Promise<void> => undefined;
  endOnSignals(() => void stop().then(() => exit(0), fail));
  const bff = await startBff(config, logger, { linesDropped: lines.dropped });
  stop = bff.stop;

  const notice = marketNotice(config);
  if (notice !== undefined) logger.info({}, notice);
  logger.info({ url: `http://localhost:${bff.port}` }, 'Ready');
};

main().catch((error: unknown) => {
  // A configuration error is printed as one line; any other error is a bug, so its stack is
  // printed.
  const line =
    error instanceof ConfigurationError
      ? error.message
      : JSON.stringify({ level: 60, err: errorInLog(error) });
  process.stderr.write(`${line}\n`);
  process.exit(1);
});
