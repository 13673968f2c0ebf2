import { once } from './once';

const list = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** Joins items within a sentence: "a hat, a coat and a scarf". */
export const listText = (things: Iterable<string>): string => list().format(things);
