export * from './searches.contract';
export * from './searches.schema';
