export * from './box-table';
export * from './drops.contract';
export * from './drops.schema';
export * from './pack-worth';
