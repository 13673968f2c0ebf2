/** The list of traits without the other routes of traits, so that the market's first page loads no other schemas. */
export * from '../traits/browse.contract';
export * from '../traits/traits.schema';
