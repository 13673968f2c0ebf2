import * as z from 'zod/mini';

export type RejectedRow = { place: string; message: string; row: unknown };

const ListSchema = z.array(z.unknown());
const ObjectSchema = z.record(z.string(), z.unknown());

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((found, key) => {
    const list = ListSchema.safeParse(found);
    if (list.success) return list.data[Number(key)];
    return ObjectSchema.safeParse(found).data?.[String(key)];
  }, json);

const without = (json: unknown, places: ReadonlySet<string>, path = ''): unknown => {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (![...places].some((place) => path === '' || place.startsWith(`${path}.`))) return json;
  const list = ListSchema.safeParse(json);
  if (list.success) return list.data.filter((_item, index) => !places.has(at(index)));
  const object = ObjectSchema.safeParse(json);
  if (!object.success) return json;
  return Object.fromEntries(
    Object.entries(object.data).map(([key, value]) => [key, without(value, places, at(key))]),
  );
};

export const withoutInvalidRows = (
  json: unknown,
  issues: readonly z.core.$ZodIssue[],
  isList: (path: readonly PropertyKey[]) => boolean,
): { rest: unknown; rejected: RejectedRow[] } => {
  const rejected = new Map<string, RejectedRow>();
  for (const { path, message } of issues) {
    const at = path.findIndex(
      (key, index) => typeof key === 'number' && isList(path.slice(0, index)),
    );
    const row = path.slice(0, at + 1);
    const place = row.map(String).join('.');
    if (at === -1 || rejected.has(place)) continue;
    rejected.set(place, { place, message, row: valueAt(json, row) });
  }
  const rest = without(json, new Set(rejected.keys()));
  return { rest, rejected: [...rejected.values()] };
};
