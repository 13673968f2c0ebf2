/** Rejects 0, because it means any free port and can't be used in a URL. */
const isPort = (/** @type {string} */ text) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/**
 * Reads ports from variables. If a variable is absent or empty, uses its default.
 * @template {string} Name
 * @param {NodeJS.ProcessEnv} variables
 * @param {Readonly<Record<Name, number | undefined>>} defaults undefined means that the port is
 * unused unless it is set
 * @returns {{ ports: Readonly<Record<Name, number>>, mistakes: string[] }}
 */
export const readPorts = (variables, defaults) => {
  const ports = /** @type {Record<Name, number>} */ ({});
  /** @type {string[]} */
  const mistakes = [];
  /** @type {Map<number, string>} */
  const owners = new Map();
  for (const name of /** @type {Name[]} */ (Object.keys(defaults))) {
    const text = variables[name] || String(defaults[name] ?? '');
    if (text === '') continue;
    if (!isPort(text)) {
      mistakes.push(`${name}=${text} cannot be used: a port is a whole number from 1 to 65535.`);
      continue;
    }
    const port = Number(text);
    const owner = owners.get(port);
    if (owner !== undefined) {
      mistakes.push(`${owner} and ${name} are both ${port}: set one of them to another port.`);
    }
    owners.set(port, name);
    ports[name] = port;
  }
  return { ports, mistakes };
};
