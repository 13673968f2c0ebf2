import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

import { CONTRACT_EXPORTS, exportedFile } from './exported-file.mjs';
import { modulesBehind } from './modules-behind.mjs';
import { root } from './root.mjs';

const run = promisify(execFile);

/** Matches a module's name in a declaration file: after `from`, or in `import("…")`. */
const SPECIFIER = /(?<=\bfrom '|\bimport\("|\bimport ')[^'"]+/g;

const CONTRACT = '@trait-market/contract/';

/** Matches internal types of the mock. Users would need msw to resolve them. */
const OF_THE_INSIDE = /import\("@mswjs\/data[^"]*"\)\.\w+(?:<[^<>]*>)?/g;

/**
 * Modules whose declarations are copied, because the published ones compile with zod 4 and the
 * current TanStack Query only under `skipLibCheck`.
 * @type {Readonly<Record<string, string>>}
 */
const COPIED = {
  '@ts-rest/core': 'ts-rest/core/index',
  '@ts-rest/react-query/v5': 'ts-rest/react-query/v5/index',
};

/** @type {readonly [published: RegExp, current: string][]} */
const CURRENT = [
  // zod 4 contains zod 3 under this name.
  [/(?<=from )'zod'/g, "'zod/v3'"],
  // A package that users don't install themselves. The package for React exports all of it.
  [/'@tanstack\/query-core'/g, "'@tanstack/react-query'"],
  // An argument of infinite queries that TanStack Query removed in 5.80.
  [/(?<=TData, )DataResponse<TAppRoute>, (?=QueryKey, TPageParam>)/g, ''],
];

/** @param {string} folder the output folder */
const copyDeclarations = async (folder) => {
  for (const name of ['core', 'react-query']) {
    const to = join(folder, 'ts-rest', name);
    await cp(join(root, 'web/node_modules/@ts-rest', name, 'src'), to, { recursive: true });
    for (const file of await readdir(to, { recursive: true })) {
      if (!file.endsWith('.d.ts')) continue;
      const text = await readFile(join(to, file), 'utf8');
      const current = CURRENT.reduce((kept, [old, now]) => kept.replaceAll(old, now), text);
      await writeFile(join(to, file), current);
    }
  }
};

/**
 * @param {readonly string[]} modules absolute paths
 * @param {string} folder the output folder
 */
export const emitDeclarations = async (modules, folder) => {
  const project = join(root, 'mock-server');
  const config = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: folder,
      rootDir: root,
      typeRoots: [join(project, 'node_modules/@types')],
    },
    // Lists the contract's modules, because TypeScript emits no declarations for modules that are
    // imported by a package's name.
    files: [
      ...new Set([
        ...modules.filter((module) => module.endsWith('.ts')),
        ...(await modulesBehind(join(root, 'contract'), Object.values(CONTRACT_EXPORTS))),
      ]),
    ],
  };
  await writeFile(config, JSON.stringify(settings));
  await run(join(project, 'node_modules/.bin/tsc'), ['--project', config], { cwd: project });
  await copyDeclarations(folder);
};

/**
 * @param {string} path with or without its extension
 * @returns {string} the declaration file at this path
 */
const declarationAt = (path) => {
  const found = [`${path}.d.ts`, join(path, 'index.d.ts'), path.replace(/\.ts$/, '.d.ts')].find(
    (file) => existsSync(file),
  );
  if (found === undefined) throw new Error(`Nothing was declared for ${path}`);
  return found;
};

/**
 * Includes declarations of workspace packages, and adds the extension to every path, so that any
 * module resolution finds them.
 * @param {{ emitted: string, modules: readonly string[], folder: string }} what
 * @returns {Promise<readonly string[]>} the external modules that the declarations import
 */
export const takeDeclarations = async ({ emitted, modules, folder }) => {
  /** @type {Set<string>} */
  const others = new Set();
  /** @type {Set<string>} */
  const taken = new Set();

  /** @param {string} file */
  const take = async (file) => {
    if (taken.has(file)) return;
    taken.add(file);
    /** @type {string[]} */
    const named = [];
    /** @param {string} path */
    const pathTo = (path) => {
      const declaration = declarationAt(path);
      named.push(declaration);
      const there = relative(dirname(file), declaration).replace(/\.d\.ts$/, '.js');
      return there.startsWith('.') ? there : `./${there}`;
    };
    /** @param {string} specifier */
    const rewritten = (specifier) => {
      if (specifier.startsWith('.')) return pathTo(resolve(dirname(file), specifier));
      if (specifier.startsWith(CONTRACT))
        return pathTo(join(emitted, 'contract', exportedFile(specifier.slice(CONTRACT.length))));
      const copied = COPIED[specifier];
      if (copied !== undefined) return pathTo(join(emitted, copied));
      others.add(specifier);
      return specifier;
    };
    const text = (await readFile(file, 'utf8'))
      .replace(OF_THE_INSIDE, 'unknown')
      .replace(SPECIFIER, rewritten);
    const to = join(folder, relative(emitted, file));
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, text);
    for (const declaration of named) await take(declaration);
  };

  for (const module of modules) await take(declarationAt(join(emitted, relative(root, module))));
  return [...others].toSorted();
};
