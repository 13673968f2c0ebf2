import { z } from 'zod';

import { onOneLine } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {z.infer<typeof ReasonSchema>} Reason */

/** Identifies a line by its text, because its number changes when code above it is edited. */
const ReasonSchema = z.strictObject({
  /** The file's path in its package. */
  file: z.string().min(1),
  /** The first line of the changed code, trimmed. */
  code: z.string().min(1),
  /** Stryker's names for the kinds of change that the reason covers. */
  mutators: z.array(z.string().min(1)).min(1),
  /** Restricts the reason to the change with this replacement, if there are several. */
  replacement: z.string().optional(),
  reason: z.string().min(1),
});

export const ReasonsSchema = z.array(ReasonSchema);

/**
 * @param {Reason} reason
 * @param {string} mutator one of the reason's
 * @param {Mutant} mutant
 */
const matches = ({ file, code, replacement }, mutator, mutant) =>
  file === mutant.file &&
  code === mutant.code &&
  mutator === mutant.mutator &&
  (replacement === undefined || onOneLine(replacement) === onOneLine(mutant.replacement));

/**
 * @param {readonly Mutant[]} survivors
 * @param {readonly Reason[]} reasons
 * @returns {{ explained: Mutant[], unexplained: Mutant[], stale: string[] }}
 */
export const matchReasons = (survivors, reasons) => {
  const rules = reasons.flatMap((reason) =>
    reason.mutators.map((mutator) => ({
      name: `${reason.file}, ${mutator}: ${reason.code}`,
      covers: (/** @type {Mutant} */ mutant) => matches(reason, mutator, mutant),
    })),
  );
  /** @param {Mutant} mutant */
  const isExplained = (mutant) => rules.some(({ covers }) => covers(mutant));
  return {
    explained: survivors.filter((mutant) => isExplained(mutant)),
    unexplained: survivors.filter((mutant) => !isExplained(mutant)),
    stale: rules
      .filter(({ covers }) => !survivors.some((mutant) => covers(mutant)))
      .map(({ name }) => name),
  };
};
