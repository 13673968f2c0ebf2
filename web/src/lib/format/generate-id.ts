import { GENERATED_ID_LENGTH } from '@/config/constants';

type RandomSource = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  randomUUID?: () => string;
};

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Creates a UUID according to RFC 9562. Browsers offer `randomUUID` only in secure contexts. */
export const newUuid = (random: RandomSource = crypto): string => {
  if (random.randomUUID) return random.randomUUID();
  const hex = [...random.getRandomValues(new Uint8Array(16))]
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map(hexOf)
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Creates an id from two UUIDs: joined, without dashes, and truncated to 50 characters (§9). */
export const generateId = (random: RandomSource = crypto): string =>
  (newUuid(random) + newUuid(random)).replaceAll('-', '').slice(0, GENERATED_ID_LENGTH);
