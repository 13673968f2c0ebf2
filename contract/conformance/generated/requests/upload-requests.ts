import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import type { GeneratedCase } from './generated-case';
import { hostileBodyTexts } from './hostile-texts';
import { MULTIPART_TYPE, writeForm, type FormPart } from './multipart';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture: FormPart = {
  field: 'image',
  fileName: 'picture.png',
  contentType: 'image/png',
  bytes: PICTURE,
};

const text = (field: string, value: string): FormPart => ({ field, bytes: Buffer.from(value) });

type Upload = Omit<GeneratedCase, 'request'> & { contentType?: string; body: Uint8Array | string };

/** One file in the field image, and nothing else (§3 Image upload). */
const BROKEN_FORMS: readonly (readonly [string, Uint8Array])[] = [
  ['there is no part at all', writeForm([])],
  ['the field is called avatar', writeForm([{ ...picture, field: 'avatar' }])],
  ['the field has no name', writeForm([{ ...picture, field: '' }])],
  ['the field is called image[]', writeForm([{ ...picture, field: 'image[]' }])],
  ['image is a text', writeForm([text('image', 'a picture')])],
  ['there are two images', writeForm([picture, picture])],
  ['the file is empty', writeForm([{ ...picture, bytes: new Uint8Array() }])],
  ['the form breaks off', writeForm([picture]).subarray(0, 150)],
];

const NO_FORMS: readonly (readonly [string, string, Uint8Array | string])[] = [
  ['the body is JSON', 'application/json', '{"image":"a"}'],
  ['the body is the picture alone', 'image/png', PICTURE],
  ['the form names no boundary', 'multipart/form-data', writeForm([picture])],
  ['the form names another boundary', 'multipart/form-data; boundary=other', writeForm([picture])],
];

const broken: fc.Arbitrary<Upload> = fc
  .constantFrom(
    ...BROKEN_FORMS.map(([because, body]) => ({ because, contentType: MULTIPART_TYPE, body })),
    ...NO_FORMS.map(([because, contentType, body]) => ({ because, contentType, body })),
  )
  .map((upload) => ({ ...upload, kind: 'near-valid', taken: false }));

const hostile: fc.Arbitrary<Upload> = fc
  .oneof(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => ({
      because: 'the file is no picture',
      body: writeForm([{ ...picture, bytes }]),
    })),
    fc.nat({ max: PICTURE.length - 1 }).map((length) => ({
      because: `the picture breaks off after ${length} bytes`,
      body: writeForm([{ ...picture, bytes: PICTURE.subarray(0, length) }]),
    })),
    fc.tuple(fc.nat({ max: PICTURE.length - 1 }), fc.nat({ max: 255 })).map(([at, byte]) => ({
      because: `byte ${at} of the picture is ${byte}`,
      body: writeForm([
        { ...picture, bytes: PICTURE.map((was, index) => (index === at ? byte : was)) },
      ]),
    })),
    hostileBodyTexts.map(({ because, text: fileName }) => ({
      because: `the file's name is ${because}`,
      body: writeForm([{ ...picture, fileName }]),
    })),
    hostileBodyTexts.map(({ because, text: field }) => ({
      because: `a further field's name is ${because}`,
      body: writeForm([text(field, ''), picture]),
    })),
  )
  .map((upload) => ({ ...upload, kind: 'hostile', taken: undefined }));

const writeUpload =
  (route: AppRoute) =>
  ({ body, contentType = MULTIPART_TYPE, ...rest }: Upload): GeneratedCase => ({
    ...rest,
    request: {
      method: route.method,
      path: route.path,
      headers: { 'content-type': contentType },
      body,
    },
  });

/**
 * Requests of a multipart route. Its body is no schema but a type, so these are written by hand:
 * one picture in the field image, and what differs from that.
 */
export const uploadRequests = (
  route: AppRoute,
): Record<GeneratedCase['kind'], fc.Arbitrary<GeneratedCase>> => ({
  valid: fc
    .constantFrom('picture.png', 'Bild 1.PNG', 'фото.png', 'picture')
    .map((fileName): Upload => ({
      kind: 'valid',
      because: 'it is one picture',
      taken: true,
      body: writeForm([{ ...picture, fileName }]),
    }))
    .map(writeUpload(route)),
  'near-valid': broken.map(writeUpload(route)),
  hostile: hostile.map(writeUpload(route)),
});
