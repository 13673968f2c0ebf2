/** Shorter than the 64 characters of a path segment, to leave room for a numeric suffix. */
const LONGEST_SLUG = 56;

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');

export const traitIds = (names: readonly string[]): string[] => {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const slug = slugOf(name) || 'trait';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
};
