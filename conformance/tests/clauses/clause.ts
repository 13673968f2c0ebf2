/**
 * A requirement in words, with the checks that test it. Checks are named by their ids; `*` stands for
 * any text.
 */
export type Clause = { clause: string; checks: readonly string[] };

/** A behavior that the suite must accept, with the tests that send it, by file and title. */
export type LawfulClause = Clause & { lawful: readonly (readonly [file: string, title: string])[] };

export type Section<Of extends Clause = Clause> = { title: string; clauses: readonly Of[] };

/** Returns a function that tells whether a check's id has a pattern's form. */
export const matching = (pattern: string): ((id: string) => boolean) => {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(`^${literal.replaceAll('*', '.*')}$`, 's');
  return (id) => whole.test(id);
};
