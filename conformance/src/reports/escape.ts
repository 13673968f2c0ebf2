const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns whether XML 1.0 can represent a character, because responses may contain any. */
const isWritable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code !== 0xfffe && code !== 0xffff && !(code >= 0xd800 && code <= 0xdfff);
};

export const escaped = (text: string): string =>
  Array.from(text, (character) =>
    isWritable(character) ? (ENTITIES[character] ?? character) : '\uFFFD',
  ).join('');
