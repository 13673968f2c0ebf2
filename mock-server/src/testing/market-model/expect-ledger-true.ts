import * as fc from 'fast-check';

import { COMMANDS } from './commands';
import { openPlace } from './place';

const LONGEST_SEQUENCE = 40;

export const expectLedgerTrue = (sequences: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc.commands(COMMANDS, { maxCommands: LONGEST_SEQUENCE, size: 'max' }),
      async (commands) => {
        const opened = await openPlace();
        await fc.asyncModelRun(() => opened, commands);
      },
    ),
    { numRuns: sequences, endOnFailure: true },
  );
