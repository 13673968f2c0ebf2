/** @typedef {{ from: string, to: string }} Import */

const IS_TEST = /\.(test|spec)\.\w+$|\/testing\/|\/test-setup\.ts$/;

/**
 * Returns the two siblings in the closest common folder that contain the import's ends.
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
 * Repeatedly removes edges that can't be part of a cycle, because they start at a node without
 * incoming edges or end at one without outgoing edges.
 * @template {Import} Edge
 * @param {readonly Edge[]} edges
 * @returns {readonly Edge[]}
 */
const edgesOnCycles = (edges) => {
  const sources = new Set(edges.map(({ from }) => from));
  const targets = new Set(edges.map(({ to }) => to));
  const left = edges.filter(({ from, to }) => sources.has(to) && targets.has(from));
  return left.length === edges.length ? left : edgesOnCycles(left);
};

/**
 * Finds import cycles between siblings, some of which dependency-cruiser's `scope: 'folder'`
 * misses.
 * @param {readonly Import[]} imports
 * @returns {string[]} a sentence for each pair of siblings in a cycle, with an import that causes
 * it
 */
export const importCycles = (imports) => {
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
    edgesOnCycles([...pairs.values()]).map(({ from, to, files: [first, ...others] }) => {
      const more = others.length === 0 ? '' : ` and ${others.length} more`;
      return `import cycle in ${folder}: ${from} needs ${to} (${first?.from} → ${first?.to}${more}), and ${to} needs ${from}, itself or by way of others`;
    }),
  );
};
