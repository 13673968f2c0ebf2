import { onFields } from '../mutants/patches';
import type { Patch } from '../mutants/mutant';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const onItems = (
  routes: string | readonly string[],
  change: (items: readonly Fields[]) => readonly unknown[],
): Patch =>
  onFields(routes, (page) => {
    const { items } = page;
    return Array.isArray(items) ? { ...page, items: change(items.filter(isFields)) } : page;
  });

export const onEachItem = (
  routes: string | readonly string[],
  change: (item: Fields) => Fields,
): Patch => onItems(routes, (items) => items.map(change));
