/** @typedef {{ from: string, to: string }} Import */

const IS_TEST = /\.(test|spec)\.\w+$|\/testing\/|\/test-setup\.ts$/;

/**
 * What an import is between: the two neighbors (files or folders of one folder) that its ends are in.
 *
 * @param {Import} one
 */
const neighborsOf = ({ from, to }) => {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  return {
    folder: one.slice(0, depth).join('/') || '.',
    from: one[depth] ?? '',
    to: other[depth] ?? '',
  };
};

/**
 * The circles of a graph, and what leads from one to another: no more is left when everything is taken away,
 * again and again, that nothing leads to or that leads nowhere.
 *
 * @template {Import} Edge
 * @param {readonly Edge[]} edges
 * @returns {readonly Edge[]}
 */
const circlesIn = (edges) => {
  const sources = new Set(edges.map(({ from }) => from));
  const targets = new Set(edges.map(({ to }) => to));
  const left = edges.filter(({ from, to }) => sources.has(to) && targets.has(from));
  return left.length === edges.length ? left : circlesIn(left);
};

/**
 * Neighbors that need each other, however many others between them: a folder and its neighbor, or a
 * folder and a file beside it. Whoever reads one of them has to read all. Tests may reach anything.
 *
 * dependency-cruiser's `scope: 'folder'` compares only the folders that files are in directly: it misses cycles through
 * nested folders and between a folder and a file, and can't leave out tests.
 *
 * @param {readonly Import[]} imports
 * @returns {string[]} a sentence for each pair in a knot, with an import that makes it one
 */
export const knots = (imports) => {
  /** @type {Map<string, Map<string, Import & { files: Import[] }>>} */
  const byFolder = new Map();
  for (const files of imports) {
    if (files.from === files.to || IS_TEST.test(files.from) || IS_TEST.test(files.to)) continue;
    const { folder, from, to } = neighborsOf(files);
    const pairs = byFolder.get(folder) ?? new Map();
    byFolder.set(folder, pairs);
    const pair = pairs.get(`${from} → ${to}`) ?? { from, to, files: [] };
    pairs.set(`${from} → ${to}`, { ...pair, files: [...pair.files, files] });
  }
  return [...byFolder].flatMap(([folder, pairs]) =>
    circlesIn([...pairs.values()]).map(({ from, to, files: [first, ...others] }) => {
      const more = others.length === 0 ? '' : ` and ${others.length} more`;
      return `knot in ${folder}: ${from} needs ${to} (${first?.from} → ${first?.to}${more}), and ${to} needs ${from}, itself or by way of others`;
    }),
  );
};
