import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';
import { createWorld } from '../../fixtures/world';

test('T69 a page from another origin can neither read nor change anything in the mock', async ({
  context,
  page,
  product,
  browserErrors,
}) => {
  browserErrors.require(/blocked by CORS policy/);
  browserErrors.allow(/Failed to load resource/);
  // Removes the world's header, so that requests use the default world.
  await context.setExtraHTTPHeaders({});
  const { control } = createWorld('default', product);

  // The mock doesn't know this product's port, so its pages are foreign to the mock.
  await page.goto(ANY_PAGE);
  const outcomes = await page.evaluate(async (mockUrl) => {
    const outcome = (sent: Promise<Response>) =>
      sent.then(
        ({ type }) => type,
        () => 'blocked',
      );
    const json = { 'content-type': 'application/json' };
    return Promise.all([
      outcome(fetch(`${mockUrl}/__mock/journal`)),
      outcome(fetch(`${mockUrl}/__mock/tokens`, { method: 'POST', headers: json, body: '{}' })),
      outcome(
        fetch(`${mockUrl}/__mock/clock`, {
          method: 'POST',
          mode: 'no-cors',
          body: JSON.stringify({ advanceMs: 60_000 }),
        }),
      ),
    ]);
  }, product.mockUrl);
  expect(outcomes).toEqual(['blocked', 'blocked', 'opaque']);
  expect((await control.state()).body).toMatchObject({ clockOffsetMs: 0 });
});
