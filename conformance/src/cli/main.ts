import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

import { runCli } from './run-cli';

// zod/mini needs a locale for messages other than "Invalid input".
config(en());

const { argv, env, stdout, stderr } = process;

const interrupt = new AbortController();
// The handlers run once, so that a second signal ends the process without waiting for the report.
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interrupt.abort(`it was interrupted (${name})`));
}

process.exitCode = await runCli({
  argv: argv.slice(2),
  environment: env,
  folder: process.cwd(),
  signal: interrupt.signal,
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
});
