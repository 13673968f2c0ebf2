/** Returns the definition of a zod schema or check. */
export const defOf = <Def>({ _zod: { def } }: { _zod: { def: Def } }): Def => def;
