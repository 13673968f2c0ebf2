import { ConfigurationError, readConfig } from './config';
import { createLogger } from './logger';
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
  const bff = await startBff(config, createLogger(config.LOG_LEVEL));
  const address = `http://localhost:${bff.port}`;
  say(
    config.WEB_ROOT === undefined
      ? `Trait Market's API: ${address}/v1`
      : `Trait Market is ready: ${address}`,
  );

  const stop = (): void => {
    // A second signal finds no listener and ends the process at once.
    process.off('SIGTERM', stop).off('SIGINT', stop);
    void bff.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
};

main().catch((error: unknown) => {
  // What the operator can mend is one line; anything else is a fault and shows where it is.
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
