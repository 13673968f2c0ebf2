export * from './leaders.contract';
export * from './leaders.schema';
