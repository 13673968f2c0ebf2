/** Where the product is unless told: `npm start`'s address, and Vite's in development. */
export const PRODUCT_ORIGINS: readonly string[] = [
  'http://localhost:4000',
  'http://localhost:5173',
];
