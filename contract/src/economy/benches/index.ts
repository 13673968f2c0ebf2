export * from './benches.contract';
export * from './constructions.schema';
export * from './dress.schema';
