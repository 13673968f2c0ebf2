/** Returns the values in a JSON body, each with its path, such as `user.name: "Ann"`. */
export const leavesOf = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [`${path}: ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
};
