/**
 * @typedef {object} Page
 * @property {{ line: number, target: string }[]} links as written: `../docs/rules.md#header`
 * @property {Set<string>} anchors GitHub's names of its headings
 */

const CODE_BLOCK = /^(?<fence>```+|~~~+)[^\n]*\n[\s\S]*?^\k<fence>[`~]*[ \t]*$/gm;
/** A code span may continue on the next line, but not in the next paragraph. */
const CODE_SPAN = /(?<ticks>`+)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!`)\k<ticks>(?!`)/g;
const LINK = /\]\(<?(?<target>[^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*<?(?<target>[^\s>]+)>?/gm;
const HEADING = /^#{1,6} +(?<text>.+?)(?: +#+)?$/gm;

/** Preserves the length, so that line numbers stay correct. */
const blank = (/** @type {string} */ text) => text.replaceAll(/[^\n]/g, ' ');

/** Converts `## [Ship](ship.md) it, "now"` to `ship-it-now`. */
const anchorOf = (/** @type {string} */ heading) =>
  heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Appends `-1` to the second of two equal headings. */
const anchorsOf = (/** @type {readonly string[]} */ headings) => {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return new Set(
    headings.map((heading) => {
      const anchor = anchorOf(heading);
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    }),
  );
};

/**
 * @param {string} markdown
 * @returns {Page} ignores links and headings inside code
 */
export const readPage = (markdown) => {
  const withoutBlocks = markdown.replaceAll(CODE_BLOCK, blank);
  const prose = withoutBlocks.replaceAll(CODE_SPAN, blank);
  return {
    links: [LINK, DEFINITION].flatMap((form) =>
      [...prose.matchAll(form)].map(({ index, groups }) => ({
        line: prose.slice(0, index).split('\n').length,
        target: groups?.['target'] ?? '',
      })),
    ),
    anchors: anchorsOf(
      [...withoutBlocks.matchAll(HEADING)].map(({ groups }) => groups?.['text'] ?? ''),
    ),
  };
};
