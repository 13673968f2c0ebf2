export * from './check-refusal';
export * from './draw-log.contract';
export * from './draw-log.schema';
export * from './log-entry';
export * from './merkle-proofs';
export * from './merkle-tree';
export * from './provider-signature';
