import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

import { runVerifyDraws } from './run-verify-draws';

// zod/mini says nothing but "Invalid input" until it is given a language.
config(en());

const { argv, stdout, stderr } = process;

process.exitCode = await runVerifyDraws(argv.slice(2), {
  out: (line) => stdout.write(`${line}\n`),
  err: (line) => stderr.write(`${line}\n`),
});
