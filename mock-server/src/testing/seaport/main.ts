import { parseArgs } from 'node:util';

import { holdAgainstSeaport, openStage } from './hold-against-seaport';

/** Runs sequences of acts in the ledger and on the real Seaport; what they came to goes to the standard output. */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { sequences: { type: 'string', default: '200' } },
});
const wanted = Number(values.sequences);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('--sequences takes a whole number, 1 or more');
  process.exit(2);
}

const { sequences, tally, differences } = await holdAgainstSeaport(await openStage(), wanted);
for (const [act, times] of [...tally].toSorted())
  console.log(`${String(times).padStart(7)}  ${act}`);
for (const difference of differences) console.log(`\n${difference}`);
console.log(`${sequences} sequences, ${differences.length} differences`);
process.exitCode = differences.length === 0 ? 0 : 1;
