export * from './beacon';
export * from './beacon.contract';
export * from './beacon.schema';
export * from './verify-round';
