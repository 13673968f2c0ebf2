import { ConfigurationError, readConfig } from './config';
import { createLogger } from './logger';
import { marketNotice } from './market-notice';
import { printedConfig } from './print-config';
import { startBff } from './start';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (process.argv.includes('--print-config')) {
    say(printedConfig(config));
    return;
  }
  const logger = createLogger(config.LOG_LEVEL);
  const bff = await startBff(config, logger);
  const stop = (): void => {
    // A second signal finds no listener and ends the process at once.
    process.off('SIGTERM', stop).off('SIGINT', stop);
    void bff.stop().then(() => process.exit(0));
  };
  // Before it says that it is there: who reads that may end it at once.
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const notice = marketNotice(config);
  if (notice !== undefined) logger.info(notice);
  const address = `http://localhost:${bff.port}`;
  say(
    config.WEB_ROOT === undefined
      ? `Trait Market's API: ${address}/v1`
      : `Trait Market is ready: ${address}`,
  );
};

main().catch((error: unknown) => {
  // What the operator can mend is one line; anything else is a fault and shows where it is.
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
