import { createMockServer } from './app';
import { BadSetting, readEnvironment } from './environment';

/** What to tell the person who started it, in one line. */
const failureLine = (error: unknown, settings: string): string => {
  if (error instanceof BadSetting) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `MOCK_PORT: ${settings} is taken by another program.`;
  if (code === 'EACCES') return `MOCK_PORT: ${settings} may not be used by this account.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `MOCK_HOST: ${settings} is not an address of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const start = async (): Promise<void> => {
  let settings = 'the address';
  try {
    const { port, host } = readEnvironment(process.env);
    settings = `port ${port} of ${host}`;
    const server = await createMockServer({ port, host });
    console.log(`Mock provider: ${server.url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.stop());
    }
  } catch (error) {
    console.error(`The mock provider cannot start. ${failureLine(error, settings)}`);
    process.exitCode = 1;
  }
};

await start();
