import { startProduct } from '@trait-market/scripts/product/product';

/** Starts the built mock provider and BFF, which all workers share; returns the teardown. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const { bffUrl, mockUrl, stop } = await startProduct();
  process.env['E2E_BFF_URL'] = bffUrl;
  process.env['E2E_MOCK_URL'] = mockUrl;
  return stop;
};

export default globalSetup;
