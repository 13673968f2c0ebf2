/** @typedef {import('../../src/control/snapshot').Snapshot} Snapshot */

/**
 * @param {Snapshot} state
 * @returns {{ path: string, label: string }[]}
 */
export const partsOf = (state) => [
  ...Object.entries(state.tables).map(([name, rows]) => ({
    path: `tables.${name}`,
    label: `${name} (${rows.length})`,
  })),
  ...Object.keys(state)
    .filter((name) => name !== 'tables' && name !== 'version')
    .map((name) => ({ path: name, label: name })),
];

/**
 * @param {Snapshot} state
 * @param {string} path an empty string means the whole state
 * @returns {unknown}
 */
export const partOf = (state, path) =>
  path
    .split('.')
    .filter(Boolean)
    .reduce(
      (/** @type {unknown} */ whole, name) =>
        typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined,
      state,
    );

/**
 * Doesn't validate the value, because the mock does.
 * @param {Snapshot} state
 * @param {string} path
 * @param {unknown} value
 * @returns {unknown}
 */
export const withPart = (state, path, value) => {
  if (path === '') return value;
  const [first = '', second] = path.split('.');
  return second === undefined
    ? { ...state, [first]: value }
    : { ...state, tables: { ...state.tables, [second]: value } };
};
