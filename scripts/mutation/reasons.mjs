import { z } from 'zod';

import { onOneLine } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {z.infer<typeof ReasonSchema>} Reason */

/**
 * Why mutants of one line may survive. The line is named by its text: its number changes with every
 * edit above it.
 */
const ReasonSchema = z.strictObject({
  /** The path in the package. */
  file: z.string().min(1),
  /** The line that the change begins in, trimmed. */
  code: z.string().min(1),
  /** Stryker's names for the kinds of change. */
  mutators: z.array(z.string().min(1)).min(1),
  /** What the code is replaced by, where the reason holds for one of several changes only. */
  replacement: z.string().optional(),
  /** One plain sentence. */
  reason: z.string().min(1),
});

/** All reasons of an area, as its file holds them. */
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
 * Tells the survivors that have a recorded reason from those that have none, and names the reasons
 * that no survivor needs any more.
 *
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
