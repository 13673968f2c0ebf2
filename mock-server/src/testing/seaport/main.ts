import { parseArgs } from 'node:util';

import { holdAgainstSeaport, openStage } from './hold-against-seaport';
import { verdictOf } from './verdict';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { sequences: { type: 'string', default: '200' } },
});
const wanted = Number(values.sequences);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('--sequences takes a whole number, 1 or more');
  process.exit(2);
}

const { lines, exitCode } = verdictOf(await holdAgainstSeaport(await openStage(), wanted));
for (const line of lines) console.log(line);
process.exitCode = exitCode;
