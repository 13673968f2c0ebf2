/** Joins what a sentence names: “A, B and C”. */
export const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
