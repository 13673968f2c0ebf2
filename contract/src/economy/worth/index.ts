export * from './worth.contract';
export * from './worth.schema';
