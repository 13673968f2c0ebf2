// The maximum nesting depth. No response of the contract reaches it, and serialization can recurse
// far deeper.
const DEEPEST = 64;

const codeOf = (character: string): number => character.charCodeAt(0);
const QUOTE = codeOf('"');
const ESCAPE = codeOf('\\');
const ARRAY = codeOf('[');
const OBJECT = codeOf('{');
const END_OF_ARRAY = codeOf(']');
const END_OF_OBJECT = codeOf('}');

const isEscaped = (json: string, quote: number): boolean => {
  let at = quote - 1;
  while (json.charCodeAt(at) === ESCAPE) at -= 1;
  return (quote - at) % 2 === 0;
};

const endOfString = (json: string, start: number): number => {
  let at = json.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(json, at)) at = json.indexOf('"', at + 1);
  return at < 0 ? json.length : at;
};

/** Returns whether objects and arrays are nested deeper than any response needs. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === OBJECT || code === ARRAY) depth += 1;
    else if (code === END_OF_OBJECT || code === END_OF_ARRAY) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
};
