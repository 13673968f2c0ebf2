import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

import { runVerifyDraws } from './run-verify-draws';

// zod/mini needs a locale for messages other than "Invalid input".
config(en());

const { argv, stdout, stderr } = process;

process.exitCode = await runVerifyDraws(argv.slice(2), {
  out: (line) => stdout.write(`${line}\n`),
  err: (line) => stderr.write(`${line}\n`),
});
