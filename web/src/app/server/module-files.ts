type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Reads from Vite's manifest which script files a module in `src/` loads. */
export const moduleFiles = (manifest: Manifest) => {
  const filesOf = (key: string, files: Set<string> = new Set()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) filesOf(next, files);
    return files;
  };
  const shared = filesOf('index.html');
  return (source: string): string[] =>
    [...filesOf(`src/${source}`)].filter((file) => !shared.has(file)).map((file) => `/${file}`);
};
