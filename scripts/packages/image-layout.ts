import { cp, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export type Image = {
  workdir: string;
  env: Record<string, string>;
  exposed: readonly string[];
  command: readonly string[];
};

type Line = { name: string; rest: string };
type Stage = { base: string; lines: Line[] };

/** Returns the instructions without comments and empty lines, each joined into a single line. */
const linesOf = (dockerfile: string): Line[] =>
  dockerfile
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .flatMap((text) => {
      const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(text.trim()) ?? [];
      return name === undefined || rest === undefined ? [] : [{ name, rest }];
    });

const stagesOf = (dockerfile: string): Map<string, Stage> => {
  const stages = new Map<string, Stage>();
  let current: Stage | undefined;
  for (const line of linesOf(dockerfile)) {
    if (line.name === 'FROM') {
      const [base = '', , name = ''] = line.rest.split(/\s+/);
      current = { base, lines: [] };
      stages.set(name, current);
    } else current?.lines.push(line);
  }
  return stages;
};

/** Returns a stage's instructions, after those of the stages that it is based on. */
const allLines = (stages: ReadonlyMap<string, Stage>, name: string): Line[] => {
  const stage = stages.get(name);
  return stage === undefined ? [] : [...allLines(stages, stage.base), ...stage.lines];
};

/** Maps target folders of the build stage to the deployed packages: `/out/bff` to `./bff`. */
const deployedBy = (stages: ReadonlyMap<string, Stage>): Map<string, string> =>
  new Map(
    allLines(stages, 'build')
      .filter(({ name }) => name === 'RUN')
      .flatMap(({ rest }) => [...rest.matchAll(/--filter (\S+) .*?deploy (\/\S+)/g)])
      .flatMap(([, of, to]) => (of === undefined || to === undefined ? [] : [[to, of] as const])),
  );

const isThere = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Copies a package, with only those dependencies that it needs at run time. */
const deploy = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from);
  for (const entry of entries.filter((name) => name !== 'node_modules')) {
    await cp(join(from, entry), join(to, entry), { recursive: true });
  }
  const { dependencies } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies ?? {})) {
    const link = join(to, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(from, 'node_modules', name), link);
  }
};

/** @param place the folder that represents the image's `/` */
export const layOut = async (
  dockerfile: string,
  target: string,
  { root, place }: { root: string; place: string },
): Promise<Image> => {
  const stages = stagesOf(dockerfile);
  const deployed = deployedBy(stages);
  const image = { workdir: '/', env: {}, exposed: [], command: [] } as {
    -readonly [Key in keyof Image]: Image[Key];
  };
  const copy = async (source: string, destination: string): Promise<void> => {
    const to = join(place, resolve(image.workdir, destination));
    const of = deployed.get(source);
    const from = join(root, of ?? source.replace(/^\/build(?=\/)/, ''));
    const isBuilt = of !== undefined || source.startsWith('/build/');
    if (!isBuilt || !(await isThere(from))) {
      throw new Error(`The target ${target} copies ${source}, which the build doesn't make.`);
    }
    if (of === undefined) await cp(from, to, { recursive: true });
    else await deploy(from, to);
  };
  for (const { name, rest } of allLines(stages, target)) {
    const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'));
    const [source = '', destination = ''] = words;
    if (name === 'WORKDIR') image.workdir = rest;
    else if (name === 'COPY') await copy(source, destination);
    else if (name === 'EXPOSE') image.exposed = words;
    else if (name === 'CMD') image.command = JSON.parse(rest);
    else if (name === 'ENV') {
      const pairs = words.map((word) => word.split('=', 2));
      image.env = { ...image.env, ...Object.fromEntries(pairs) };
    }
  }
  if (image.command.length === 0) throw new Error(`The target ${target} starts nothing.`);
  return image;
};
