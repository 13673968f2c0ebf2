export * from './deployment.contract';
export * from './deployment.schema';
