/** Default origins of the product: `npm start`'s address, and Vite's in development. */
export const PRODUCT_ORIGINS: readonly string[] = [
  'http://localhost:4000',
  'http://localhost:5173',
];
