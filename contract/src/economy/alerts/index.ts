export * from './alerts.contract';
export * from './alerts.schema';
