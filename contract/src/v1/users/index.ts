export * from './users.contract';
export * from './users.limits';
export * from './users.schema';
