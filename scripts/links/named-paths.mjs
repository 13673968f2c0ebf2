const CODE_BLOCK = /^(?<fence>```+|~~~+)[^\n]*\n[\s\S]*?^\k<fence>[`~]*[ \t]*$/gm;
const CODE_SPAN = /`(?<text>[^`\n]+)`/g;
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/$/;
const FILE = /^(?:[\w.-]+\/)*[\w.-]+\.(?:cjs|env|json|md|mjs|sol|tsx?|ya?ml)$/;
/** `ITS-NAME.ts` and `RESOURCE/` are placeholders. */
const PLACEHOLDER = /(?:^|\/)(?:ITS-NAME|RESOURCE|FEATURE)\b/;

/**
 * @param {string} name of the page
 * @param {string} markdown
 * @param {readonly string[]} files all paths of the repository
 * @returns {string[]} named paths that match no file, folder or file name
 */
export const missingPaths = (name, markdown, files) => {
  const rooted = files.map((path) => `/${path}`);
  const prose = markdown.replaceAll(CODE_BLOCK, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(CODE_SPAN)].flatMap(({ index, groups }) => {
    const path = groups?.['text'] ?? '';
    if (PLACEHOLDER.test(path)) return [];
    const exists = FOLDER.test(path)
      ? rooted.some((file) => file.includes(`/${path}`))
      : !FILE.test(path) || rooted.some((file) => file.endsWith(`/${path}`));
    if (exists) return [];
    return [`${name}:${prose.slice(0, index).split('\n').length}: there is no ${path}.`];
  });
};
