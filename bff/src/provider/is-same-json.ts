/** Whether JSON would write the same, but for the order of keys; what is undefined is not written. */
export const isSameJson = (checked: unknown, came: unknown): boolean => {
  if (checked === came) return true;
  if (typeof checked !== 'object' || typeof came !== 'object') return false;
  if (checked === null || came === null) return false;
  if (Array.isArray(checked) || Array.isArray(came))
    return (
      Array.isArray(checked) &&
      Array.isArray(came) &&
      checked.length === came.length &&
      checked.every((item, index) => isSameJson(item, came[index]))
    );
  let written = 0;
  for (const [key, value] of Object.entries(checked)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(came, key) || !isSameJson(value, Reflect.get(came, key))) return false;
    written += 1;
  }
  return written === Object.keys(came).length;
};
