export * from './criteria.contract';
export * from './criteria.schema';
