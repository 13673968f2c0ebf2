export * from './history.schema';
export * from './over-time.schema';
export * from './trait-detail.schema';
export * from './traits.contract';
export * from './traits.schema';
