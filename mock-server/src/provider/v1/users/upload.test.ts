import { connect } from 'node:net';

import { MAX_PICTURE_BYTES } from '@trait-market/contract/v1/users';
import sharp from 'sharp';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';

import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer } from '../../../testing/mock-server';
import { signIn } from '../../../testing/wallet';
import { WORLD_HEADER } from '../../../world/http/world-of-request';

const server = useMockServer();
const PATH = '/v1/users/profile-upload';

const image = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3b1e' } });

const started = async () => {
  const world = server.world();
  const token = await signIn(world);
  return { world, token, upload: () => world.call('post', PATH, token) };
};

const fetchPicture = (url: string) =>
  supertest(url)
    .get('')
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

describe('an upload', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'T43 of %s is re-encoded without its metadata, stored, and set as the avatar',
    async (format) => {
      const { world, token, upload } = await started();
      const bytes = await image(1500, 900)
        .withExif({ IFD0: { Copyright: 'the secret place' } })
        .toFormat(format)
        .toBuffer();
      const { body } = await upload().attach('image', bytes, 'me.html').expect(200);
      expect(body.avatarPhoto).toContain(`/pictures/${world.name}/avatars/`);

      const me = await world.call('get', '/v1/users/profile', token).expect(200);
      expect(me.body).toMatchObject({ avatarPhoto: body.avatarPhoto, username: null });

      const picture = await fetchPicture(body.avatarPhoto).expect(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const stored = await sharp(picture.body).metadata();
      expect(stored).toMatchObject({ format: 'webp', width: 1024, height: 614 });
      expect(stored.exif).toBeUndefined();
    },
  );

  test('replaces the previous one', async () => {
    const { upload } = await started();
    const bytes = await image(20).png().toBuffer();
    const first = await upload().attach('image', bytes, 'a.png').expect(200);
    const second = await upload().attach('image', bytes, 'b.png').expect(200);
    expect(second.body.avatarPhoto).not.toBe(first.body.avatarPhoto);
    await fetchPicture(first.body.avatarPhoto).expect(404);
    await fetchPicture(second.body.avatarPhoto).expect(200);
  });

  test('leaves a profile’s username as it is', async () => {
    const { world, token, upload } = await started();
    await world.call('post', '/v1/users/profile', token).send({ username: 'Otter' }).expect(201);
    const { body } = await upload().attach('image', await image(8).png().toBuffer(), 'a.png');
    expect(body.username).toBe('Otter');
  });

  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['HTML that is called .png', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'just a text'],
  ])('T43 of %s is refused', async (_, text) => {
    const { upload } = await started();
    await expectRefusal(upload().attach('image', Buffer.from(text), 'a.png'), 415);
  });

  test('T43 of a GIF that is also JavaScript is refused', async () => {
    const { upload } = await started();
    const polyglot = Buffer.from('GIF89a=1;alert(document.domain);//');
    await expectRefusal(upload().attach('image', polyglot, 'a.gif'), 400);
  });

  test('T43 discards what follows the picture', async () => {
    const { upload } = await started();
    const bytes = Buffer.concat([await image(8).gif().toBuffer(), Buffer.from('<script>evil')]);
    const { body } = await upload().attach('image', bytes, 'a.gif').expect(200);
    const picture = await fetchPicture(body.avatarPhoto).expect(200);
    expect(Buffer.from(picture.body).includes('script')).toBe(false);
  });

  test('T43 of an empty file is refused', async () => {
    const { upload } = await started();
    await expectRefusal(upload().attach('image', Buffer.alloc(0), 'a.png'), 400);
  });

  test('T43 of 20,000 × 20,000 pixels is refused without decoding', async () => {
    const { upload } = await started();
    const bytes = Buffer.from(await image(1).png().toBuffer());
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    await expectRefusal(upload().attach('image', bytes, 'a.png'), 400);
  });

  test('of more than 5 MB is refused, but not of exactly 5 MB', async () => {
    const { upload } = await started();
    const png = await image(8).png().toBuffer();
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    await expectRefusal(upload().attach('image', padded(MAX_PICTURE_BYTES + 1), 'a.png'), 413);
    await upload()
      .attach('image', padded(MAX_PICTURE_BYTES - 1), 'a.png')
      .expect(200);
  });

  test('of two files, a wrong field, no field or a text is refused', async () => {
    const { upload } = await started();
    const png = await image(8).png().toBuffer();
    const two = upload().attach('image', png, 'a.png').attach('image', png, 'b.png');
    await expectRefusal(two, 400);
    await expectRefusal(upload().attach('picture', png, 'a.png'), 400);
    await expectRefusal(upload().attach('', png, 'a.png'), 400);
    await expectRefusal(upload().field('image', 'a text'), 400);
  });

  test('that is broken, or is not a form, is refused', async () => {
    const { upload } = await started();
    const form = (boundary: string) =>
      upload().set('content-type', `multipart/form-data${boundary}`).send('--x\r\nbroken');
    await expectRefusal(form(''), 400);
    await expectRefusal(form('; boundary=x'), 400);
    await expectRefusal(form('; boundary=other'), 400);
    await expectRefusal(form('-x; boundary=x'), 415);
    await expectRefusal(upload().send({ image: 'a' }), 415);
    await expectRefusal(upload(), 415);
  });

  test('whose sender leaves half-way does no harm', async () => {
    const { world, token } = await started();
    const socket = connect(server.port(), '127.0.0.1');
    socket.write(
      [
        `POST ${PATH} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        `${WORLD_HEADER}: ${world.name}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 100000',
        '',
        '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      ].join('\r\n'),
      () => socket.destroy(),
    );
    await new Promise((closed) => socket.once('close', closed));
    await expectRefusal(world.call('get', '/v1/users/profile', token), 404);
  });
});
