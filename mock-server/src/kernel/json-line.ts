const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y;

/**
 * Returns the line of the value at a path in valid JSON, or that of its closest existing parent.
 */
export const lineOf = (json: string, path: readonly PropertyKey[]): number => {
  let index = 0;
  let start = 0;

  const next = (): string => {
    TOKEN.lastIndex = index;
    const [whole = '', token = ''] = TOKEN.exec(json) ?? [];
    start = index + whole.length - token.length;
    index += whole.length;
    return token;
  };
  const peek = (): string => {
    const before = index;
    const token = next();
    index = before;
    return token;
  };

  const find = (rest: readonly PropertyKey[] | undefined): number | undefined => {
    const opening = next();
    const place = start;
    let found = rest?.length === 0 ? place : undefined;
    if (opening !== '{' && opening !== '[') return found;
    const end = opening === '{' ? '}' : ']';
    for (let position = 0; peek() !== end; position += 1) {
      let key: PropertyKey = position;
      if (opening === '{') {
        key = String(JSON.parse(next()));
        next();
      }
      const isWanted = rest !== undefined && String(rest[0]) === String(key) && rest.length > 0;
      found ??= find(isWanted ? rest.slice(1) : undefined) ?? (isWanted ? place : undefined);
      if (found !== undefined) return found;
      if (peek() === ',') next();
    }
    next();
    return rest === undefined ? undefined : (found ?? place);
  };

  const position = find(path) ?? 0;
  return json.slice(0, position).split('\n').length;
};

const SPACE = /[ \t\n\r]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Returns the line of a syntax error, which Node reports differently or not at all. */
export const lineOfBreak = (text: string): number => {
  let index = 0;

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = index;
    if (!pattern.test(text)) return false;
    index = pattern.lastIndex;
    return true;
  };
  const takeMark = (mark: string): boolean => {
    take(SPACE);
    if (text[index] !== mark) return false;
    index += 1;
    return true;
  };
  const items = (end: string, item: () => boolean): boolean => {
    if (takeMark(end)) return true;
    do if (!item()) return false;
    while (takeMark(','));
    return takeMark(end);
  };
  const member = (): boolean => {
    take(SPACE);
    return take(TEXT) && takeMark(':') && value();
  };
  const value = (): boolean => {
    if (takeMark('{')) return items('}', member);
    if (takeMark('[')) return items(']', value);
    return take(TEXT) || take(SCALAR);
  };

  value();
  take(SPACE);
  return text.slice(0, index).split('\n').length;
};
