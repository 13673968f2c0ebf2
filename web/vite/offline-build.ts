import type { Manifest } from 'vite';

/** The code with which the app starts without a network, besides what its document names. */
const OFFLINE = [
  'src/features/offline/open-offline.ts',
  'src/features/offline/show-offline.ts',
  'src/features/offline/start-offline.ts',
];

/** Returns the entry script of a build, and the files of the app's offline code. */
export const offlineBuild = (html: string, manifest: Manifest) => {
  const entry = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('The page has no entry script.');
  const files = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${source}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of OFFLINE) add(source);
  return { entry, files: [...files] };
};
