export * from './users.contract';
export * from './users.schema';
