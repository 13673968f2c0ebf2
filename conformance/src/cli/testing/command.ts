import { createServer, type RequestListener } from 'node:http';

import { onTestFinished } from 'vitest';

import { runCli } from '../run-cli';

export const serve = async (response: RequestListener): Promise<string> => {
  const server = createServer(response);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
};

export const commandIn =
  (folder: string, environment: NodeJS.ProcessEnv = {}) =>
  async (...argv: string[]) => {
    const written = { out: '', err: '' };
    const status = await runCli({
      argv,
      environment,
      folder,
      out: (text) => {
        written.out += text;
      },
      err: (text) => {
        written.err += text;
      },
    });
    return { status, ...written };
  };
