const SPACE = /[ \t\n\r]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/**
 * Finds the position of a syntax error, because browsers report it differently or not at all.
 * @param {string} text
 * @returns {number} the error's index; the text's length if its end is missing
 */
const breakOf = (text) => {
  let index = 0;

  const take = (/** @type {RegExp} */ pattern) => {
    pattern.lastIndex = index;
    if (!pattern.test(text)) return false;
    index = pattern.lastIndex;
    return true;
  };
  const takeMark = (/** @type {string} */ mark) => {
    take(SPACE);
    if (text[index] !== mark) return false;
    index += 1;
    return true;
  };

  /** @returns {boolean} */
  const member = () => {
    take(SPACE);
    return take(TEXT) && takeMark(':') && value();
  };

  /**
   * @param {string} end
   * @param {() => boolean} item
   */
  const items = (end, item) => {
    if (takeMark(end)) return true;
    do if (!item()) return false;
    while (takeMark(','));
    return takeMark(end);
  };

  /** @returns {boolean} */
  const value = () => {
    if (takeMark('{')) return items('}', member);
    if (takeMark('[')) return items(']', value);
    return take(TEXT) || take(SCALAR);
  };

  value();
  take(SPACE);
  return index;
};

/** A syntax error with its position in the message. */
export class NotJson extends Error {
  /**
   * @param {string} text
   * @param {unknown} cause
   */
  constructor(text, cause) {
    const index = breakOf(text);
    const before = text.slice(0, index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    super(`This isn’t JSON: it breaks at line ${before.length}, column ${column}.`, { cause });
    /** The error's index in the text. */
    this.index = index;
  }
}

/**
 * @param {string} text
 * @returns {unknown}
 */
export const parseJson = (text) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotJson(text, error);
  }
};
