/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} bffUrl
 */
export const returningCollector = async (browser, bffUrl) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(bffUrl);
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click();
  const terms = page.getByRole('dialog', { name: 'Terms and policies' });
  await terms.getByRole('checkbox').first().check();
  await terms.getByRole('checkbox').last().check();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Disconnect' }).waitFor();
  const storageState = await context.storageState();
  await context.close();
  return storageState;
};
