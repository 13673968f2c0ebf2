import { expect, test } from 'vitest';

import { shareDocument } from './shared-document';

test('T111 a reader that is behind notices a failure that ended the generation', async () => {
  const failing = async function* () {
    yield Buffer.from('first');
    throw new Error('The provider failed.');
  };
  const document = shareDocument(failing(), () => undefined);
  document.join();
  document.join();
  expect(await document.at(0)).toEqual(Buffer.from('first'));
  await expect(document.at(1)).rejects.toThrow('The provider failed.');
  await expect(document.at(1)).rejects.toThrow('The provider failed.');
});
