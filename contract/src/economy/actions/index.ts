export * from './action-hash';
export * from './definitions';
export { type Field, MAX_DEADLINE_S, type SchemaOf } from './fields';
export * from './hash-worn';
export * from './signed-action';
export * from './signed-actions';
export { type WornToken, WornTokenSchema, WornTokensSchema } from './worn-tokens';
