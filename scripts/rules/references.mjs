/** Matches sections of other documents: `RFC 9110 §10.1.1`, `EIP-712 §2`. */
const FOREIGN = /\b(?:RFC|EIP|ERC)[ -]?\d+,? §[\d.]+/g;

/** Matches a line break in a doc comment, so that a reference may continue on the next line. */
const NEXT_LINE = /\n[ \t]*\*[ \t]+/g;

const SECTION = /(?<bracket>\()?§(?<section>\d+)(?: (?<words>[^\n`]*))?/g;
/** Ends a name: `§4 Sign-in, step 2`, `§2 Header: …`, `§3 and §5`. */
const END_OF_NAME = /[,:;.)(—]| and | less | to the | of the /;
const CALL = /^(?:GET|POST|PATCH) \S+?(?=[:;,.)]?(?:\s|$))/;
const THREAT = /(?<![\w:.-])T(?<number>[1-9]\d{0,2})(?![\w:.-])/g;

/**
 * Finds a text's references to rules and threats, with a name for those in brackets or of a call.
 * @param {string} text
 * @returns {{ sections: { section: string, name: string | undefined }[], threats: string[] }}
 */
export const referencesIn = (text) => {
  const own = text.replaceAll(NEXT_LINE, ' ').replaceAll(FOREIGN, '');
  const sections = [...own.matchAll(SECTION)].map(({ groups }) => {
    const words = groups?.['words'] ?? '';
    const call = CALL.exec(words)?.[0];
    const inBrackets =
      groups?.['bracket'] === undefined ? '' : (words.split(END_OF_NAME)[0] ?? '').trim();
    return { section: groups?.['section'] ?? '', name: call ?? (inBrackets || undefined) };
  });
  const threats = [...own.matchAll(THREAT)].map(({ groups }) => groups?.['number'] ?? '');
  return { sections, threats };
};
