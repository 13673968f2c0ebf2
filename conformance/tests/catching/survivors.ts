const AT_A_TIME = 4;

type Named = { name: string };

/** Returns the mutants that survive, each with the reason. */
export const survivorsOf = async <Mutant extends Named>(
  mutants: readonly Mutant[],
  survival: (mutant: Mutant) => Promise<string | undefined>,
): Promise<string[]> => {
  const survivors: string[] = [];
  const queue = [...mutants];
  const takeNext = async (): Promise<void> => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const reason = await survival(mutant);
      if (reason !== undefined) survivors.push(`${mutant.name} (${reason})`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeNext));
  return survivors;
};
