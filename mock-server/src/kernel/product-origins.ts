export const PRODUCT_ORIGINS: readonly string[] = [
  'http://localhost:4000',
  'http://localhost:5173',
];
