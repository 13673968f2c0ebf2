/** The parts of opentype.js that are used; the published types are of version 1. */
declare module 'opentype.js' {
  type Font = { charToGlyphIndex: (character: string) => number };
  const opentype: { parse: (font: ArrayBuffer, options: { lowMemory: boolean }) => Font };
  export default opentype;
}
