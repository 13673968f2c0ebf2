import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';
import { expect, test } from 'vitest';

import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer } from '../../../testing/mock-server';
import { newWallet, signIn } from '../../../testing/wallet';

const server = useMockServer();

const declaration = {
  userIsOriginalMinter: 'no',
  userIsAUSTaxResident: 'no',
  userInAUS: 'yes',
  userRegisteredAUSGST: 'no',
  walletAddresses: '',
  declareTruth: true,
};

test('people who have declared are not asked again, and can correct their answers', async () => {
  const world = server.world();
  const token = await signIn(world);
  const status = async () => (await world.call('get', '/v1/users/taxStatus', token)).body;
  expect(await status()).toEqual({ alreadyAnswered: false });
  await world.call('post', '/v1/users/tax', token).send(declaration).expect(200);
  expect(await status()).toEqual({ alreadyAnswered: true });
  const walletAddresses = `${newWallet().address} , ${newWallet().address}`;
  await world
    .call('post', '/v1/users/tax', token)
    .send({ ...declaration, walletAddresses })
    .expect(200);
  expect(await status()).toEqual({ alreadyAnswered: true });
});

test('a declaration belongs to one wallet', async () => {
  const world = server.world();
  const [mine, theirs] = [await signIn(world), await signIn(world)];
  await world.call('post', '/v1/users/tax', mine).send(declaration).expect(200);
  const { body } = await world.call('get', '/v1/users/taxStatus', theirs).expect(200);
  expect(body).toEqual({ alreadyAnswered: false });
});

test('T41 one bad address is refused with exactly the specification’s words', async () => {
  const world = server.world();
  const token = await signIn(world);
  const walletAddresses = `${newWallet().address}, 0x12`;
  const call = world.call('post', '/v1/users/tax', token).send({ ...declaration, walletAddresses });
  expect(await expectRefusal(call, 400)).toBe(WALLET_ADDRESSES_MESSAGE);
});

test.each(['true', 1, false, undefined])('T41 declareTruth %j is refused', async (declareTruth) => {
  const world = server.world();
  const token = await signIn(world);
  await expectRefusal(
    world.call('post', '/v1/users/tax', token).send({ ...declaration, declareTruth }),
    400,
  );
  const { body } = await world.call('get', '/v1/users/taxStatus', token).expect(200);
  expect(body).toEqual({ alreadyAnswered: false });
});

test('the questions about the mint are required of people who minted', async () => {
  const world = server.world();
  const token = await signIn(world);
  const minted = { ...declaration, userIsOriginalMinter: 'yes' };
  await expectRefusal(world.call('post', '/v1/users/tax', token).send(minted), 400);
});
