import { parseAst, type Plugin } from 'vite';

const SEE = 'see vite/zod-without-async.ts';

type Node = { type: string; start: number; end: number; [part: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part): Node[] =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );
const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);

/** How a schema is asked for something else than to check a value at once, and by which option. */
const OPTIONS = new Set(['skipChecks', 'abortEarly', 'async']);
/** Of which object such an option is one. */
const CONTEXTS = new Set(['ctx', '_ctx']);

/** Where the text says it better than the syntax. Each is found once. */
const CHANGES: Readonly<Record<string, readonly (readonly [what: RegExp, instead: string])[]>> = {
  'core/schemas.js': [
    // What throws may throw at once: all that ask await the answer.
    [
      /try \{\s*(const r = [^;]*;)\s*if \(!\(r instanceof Promise\)\)\s*(return [^;]*;)\s*\}\s*catch \(_\) \{ \}\s*\/\/.*\s*return validateAsync\(inst, value\);/,
      '$1 $2',
    ],
    [/\basyncResult \|\| /, ''],
    [/\bif \(asyncResult\)/, 'if (!1)'],
  ],
  'mini/schemas.js': [
    [/^ {4}parseAsync\(data, params\) \{[^}]*\}\);\n {4}\},\n/m, ''],
    [/^ {4}safeParseAsync\(data, params\) \{[^}]*\},\n/m, ''],
  ],
};

type Edit = { start: number; end: number; text: string };

const insteadOf = (node: Node): string | undefined => {
  const { left, right, operator, object, property } = node;
  if (node.type === 'BinaryExpression') {
    if (operator === 'instanceof' && nameOf(right) === 'Promise') return '!1';
    const isDirection = isNode(left) && nameOf(left['property']) === 'direction';
    if (isDirection && isNode(right) && right['value'] === 'backward')
      return operator === '===' ? '!1' : '!0';
  }
  if (node.type !== 'MemberExpression') return undefined;
  const isOption = CONTEXTS.has(String(nameOf(object))) && OPTIONS.has(String(nameOf(property)));
  if (isOption || nameOf(property) === 'memoizer') return '(void 0)';
  return nameOf(object) === 'proms' && nameOf(property) === 'length' ? '0' : undefined;
};

const editsOf = (node: Node, edits: Edit[]): void => {
  // `ctx.async === false` only says how to fail.
  const text = insteadOf(node);
  if (text === undefined) for (const part of partsOf(node)) editsOf(part, edits);
  else edits.push({ start: node.start, end: node.end, text });
};

const FILE = /\/zod\/v4\/((?:core|mini)\/(?:schemas|checks|parse)\.js)$/;

/** The name of a file that is changed, or undefined. */
export const partOfZod = (id: string): string | undefined => FILE.exec(id)?.[1];

/** @throws Error when the file is no longer what this was written for */
export const withoutAsync = (name: string, code: string): string => {
  let text = code;
  for (const [what, instead] of CHANGES[name] ?? []) {
    if (text.search(what) < 0) throw new Error(`zod's ${name} has no ${what.source}: ${SEE}`);
    text = text.replace(what, instead);
  }
  const edits: Edit[] = [];
  editsOf(parseAst(text) as unknown as Node, edits);
  for (const { start, end, text: by } of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + by + text.slice(end);
  return text;
};

/** Checks that wait for something, and values that are written back. */
const LEFT_OUT =
  /\b(?:refine|superRefine|check|custom|transform|overwrite|pipe)\(\s*async\b|\.(?:safe)?[pP]arseAsync\(|\bz\.(?:codec|encode|decode|memoizer)\b|\babortEarly\b/;

/** @returns what is used there that was left out; null when nothing is */
export const leftOutOfZodIn = (code: string): string | null => LEFT_OUT.exec(code)?.[0] ?? null;

/**
 * Leaves out of zod what no schema here does (1 kB gzip of the first load): to wait for a check, to write
 * a value back, to remember what it has read, and to end at the first mistake. The build fails when zod is no
 * longer what this was written for, and when anything in the bundle asks for it.
 */
export const zodWithoutAsync = (): Plugin => {
  const done = new Set<string>();
  return {
    name: 'zod-without-async',
    apply: 'build',
    transform(code, id) {
      if (/\/(?:web|contract)\/src\/(?!.*\.test\.)[^?]+\.tsx?$/.test(id)) {
        const used = leftOutOfZodIn(code);
        if (used !== null) this.error(`${id}: ${used} is left out of the build, ${SEE}`);
      }
      const name = partOfZod(id);
      if (name === undefined) return null;
      done.add(name);
      return { code: withoutAsync(name, code), map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && !Object.keys(CHANGES).every((name) => done.has(name)))
        this.error(`zod is built in another way: ${SEE}`);
    },
  };
};
