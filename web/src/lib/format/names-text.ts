import { listText } from './list-text';

/** Lists names within a sentence, each one once with its number: "2 × Tin Crown and Tomato Fez". */
export const namesText = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listText([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
};
