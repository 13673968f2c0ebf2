/**
 * The fields of responses whose objects a provider can't extend, each with the reason. Every other
 * object of a response may have fields that the contract doesn't name, and clients ignore them.
 */
export const EXACT_FIELDS: Readonly<Record<string, string>> = {
  commitments: 'their hash is the zone hash of a signed order',
  components: 'their struct hash identifies the order, and the maker signed it',
  consideration: 'an item of an order is a struct of Seaport, which has no other members',
  message: 'the wallet signed exactly this message, and its hash identifies the action',
  offer: 'an item of an order is a struct of Seaport, which has no other members',
  table: 'a signed draw names the table by its hash',
  wornAfter: 'it is a part of the message that the wallet signs to dress an avatar',
};

/** Names that no contract defines: of a scalar, an object, a list and a null. */
const MORE = {
  _id: 'a1b2',
  updatedAt: '2026-01-01T00:00:00.000Z',
  links: { self: '/', related: [{ href: '/a' }] },
  'x-tags': ['new'],
  deletedAt: null,
};

/** Adds unknown fields to every object of a response, except to those in {@link EXACT_FIELDS}. */
export const withMoreFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMoreFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) =>
    key in EXACT_FIELDS ? [key, inner] : [key, withMoreFields(inner)],
  );
  return { ...Object.fromEntries(fields), ...MORE };
};
