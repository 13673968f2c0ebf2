type Values = Readonly<Record<string, string>>;

/** The key that marks a line of the form as completed, stored among the form's values. */
const completedKey = (id: string): string => `through ${id.toLowerCase()}`;

export const isCompleted = (values: Values, id: string): boolean =>
  values[completedKey(id)] !== undefined;

export const withCompleted = (values: Values, ids: readonly string[]): Record<string, string> => ({
  ...values,
  ...Object.fromEntries(ids.map((id) => [completedKey(id), '1'])),
});
