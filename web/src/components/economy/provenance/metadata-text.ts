import type { TokenMetadata } from '@trait-market/contract/economy/tokens';

/** Matches characters that are invisible, reorder a line, or break it. */
const HIDDEN = /[\p{Cf}\u007F-\u009F\u2028\u2029]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** Returns metadata as JSON in which every hidden character is visible as an escape. */
export const metadataText = (metadata: TokenMetadata): string =>
  JSON.stringify(metadata, null, 2).replace(HIDDEN, escaped);
