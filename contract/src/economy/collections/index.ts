export * from './collection-stats.schema';
export * from './collections.contract';
export * from './collections.schema';
