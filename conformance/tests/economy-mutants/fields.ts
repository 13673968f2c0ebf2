import type { Patch } from '../mutants/mutant';
import { on, sayingFields } from '../mutants/patches';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const onItems = (
  routes: string | readonly string[],
  change: (items: readonly Fields[]) => readonly unknown[],
): Patch =>
  on(
    routes,
    sayingFields((page) => {
      const { items } = page;
      return Array.isArray(items) ? { ...page, items: change(items.filter(isFields)) } : page;
    }),
  );
