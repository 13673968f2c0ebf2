import { chromium } from '@playwright/test';
import { launchOptions } from './browser/launch-options.mjs';
import { startProduct } from './product/product.mjs';
const product = await startProduct();
const browser = await chromium.launch(launchOptions());
const sign = async (page) => { await page.goto(product.bffUrl + '/terms'); await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click(); const t = page.getByRole('dialog', { name: 'Terms and policies' }); await t.getByRole('checkbox').first().check(); await t.getByRole('checkbox').last().check(); await t.getByRole('button', { name: 'Accept' }).click(); await page.getByRole('button', { name: 'Demo wallet' }).click(); await page.getByRole('button', { name: 'Account menu' }).waitFor(); };
const c0 = await browser.newContext({ viewport: { width: 1440, height: 900 } }); const p0 = await c0.newPage(); await sign(p0);
const storageState = await c0.storageState(); await c0.close();
const screens = {
  avatars: ['/market?kind=avatars'],
  avatar: ['/avatars/tin-parliament/7'],
  inventory: ['/dashboard?view=inventory'],
  trait: ['/traits/tomato-fez-tin-parliament', async (p) => { const h = p.getByRole('heading', { name: /over time/i }).first(); await h.scrollIntoViewIfNeeded({ timeout: 8000 }).catch(() => {}); await p.waitForTimeout(1500); }],
  saved: ['/market?slot=eyes&maxPrice=20&priceIn=usd', async (p) => { await p.getByRole('button', { name: 'Saved' }).click({ timeout: 8000 }).catch(() => {}); await p.waitForTimeout(1200); }],
  search: ['/', async (p) => { const b = p.getByRole('button', { name: /search/i }).first(); const s = p.getByRole('combobox').first(); if (!(await s.isVisible())) await b.click().catch(() => {}); await p.getByRole('combobox').first().fill('lantren').catch(() => {}); await p.waitForTimeout(2500); }],
  radar: ['/dashboard?view=radar&show=undercut'],
  overview: ['/dashboard'],
  watchlist: ['/watchlist'],
  collection: ['/collections/tin-parliament', async (p) => { await p.getByRole('heading', { name: 'Rarity', exact: true }).scrollIntoViewIfNeeded({ timeout: 8000 }).catch(() => {}); await p.waitForTimeout(800); }],
  notices: ['/dashboard?view=notices'],
};
const only = process.argv.slice(2);
for (const [name, [path, act]] of Object.entries(screens)) {
  if (only.length && !only.includes(name)) continue;
  const shots = [];
  for (const theme of ['dark', 'light']) for (const [w, h] of [[375, 812], [768, 1000], [1440, 900]]) {
    const context = await browser.newContext({ storageState, viewport: { width: w, height: h }, colorScheme: theme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(product.bffUrl + path); await page.waitForTimeout(3500); if (act) await act(page);
    shots.push({ w, h, data: (await page.screenshot()).toString('base64') }); await context.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 2640, height: 2080 } });
  await sheet.setContent(`<body style="margin:8px;background:#888;display:grid;grid-template-columns:375px 768px 1440px;gap:10px;align-items:start">${shots.map((s) => `<img width=${s.w} src="data:image/png;base64,${s.data}">`).join('')}</body>`);
  await sheet.screenshot({ path: `/tmp/brief/sheets/${name}.png`, fullPage: true }); await sheet.close(); console.log(name);
}
await browser.close(); await product.stop();
