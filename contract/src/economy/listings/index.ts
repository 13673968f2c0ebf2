export * from './listings.contract';
export * from './listings.schema';
