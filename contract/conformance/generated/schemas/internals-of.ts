/** What a zod schema or check was made of: mini and classic ones keep it in the same place. */
export const internalsOf = <Made extends { _zod: unknown }>({
  _zod: internals,
}: Made): Made['_zod'] => internals;
