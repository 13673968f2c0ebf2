import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { greyPng, imagePart } from '../../pictures';
import { encodeBody } from '../../probe/encode-body';
import type { FormPart } from '../../probe/request';
import type { GeneratedCase } from './generated-case';
import { hostileBodyTexts } from './hostile-texts';

const PICTURE = greyPng(1);

const picture = imagePart(PICTURE);

const text = (name: string, value: string): FormPart => ({ name, bytes: Buffer.from(value) });

/** Encodes a form to bytes, which can be altered and printed exactly. */
const written = (...parts: FormPart[]) => encodeBody({ kind: 'form', parts });

const { contentType: FORM_TYPE, bytes: FORM } = written(picture);

type Upload = Omit<GeneratedCase, 'request'> & {
  contentType?: string | undefined;
  bytes: Uint8Array;
};

/** Forms that violate "one file in the field image, and nothing else" (§3 Image upload). */
const BROKEN_FORMS: readonly (readonly [string, Uint8Array])[] = [
  ['there is no part at all', written().bytes],
  ['the field is called avatar', written({ ...picture, name: 'avatar' }).bytes],
  ['the field has no name', written({ ...picture, name: '' }).bytes],
  ['the field is called image[]', written({ ...picture, name: 'image[]' }).bytes],
  ['image is a text', written(text('image', 'a picture')).bytes],
  ['there are two images', written(picture, picture).bytes],
  ['the file is empty', written({ ...picture, bytes: new Uint8Array() }).bytes],
  ['the form breaks off', FORM.subarray(0, FORM.indexOf(PICTURE) + 16)],
];

const NO_FORMS: readonly (readonly [string, string, Uint8Array])[] = [
  ['the body is JSON', 'application/json', Buffer.from('{"image":"a"}')],
  ['the body is the picture alone', 'image/png', PICTURE],
  ['the form names no boundary', 'multipart/form-data', FORM],
  ['the form names another boundary', 'multipart/form-data; boundary=other', FORM],
];

const broken: fc.Arbitrary<Upload> = fc
  .constantFrom(
    ...BROKEN_FORMS.map(([because, bytes]) => ({ because, contentType: FORM_TYPE, bytes })),
    ...NO_FORMS.map(([because, contentType, bytes]) => ({ because, contentType, bytes })),
  )
  .map((upload) => ({ ...upload, kind: 'near-valid', taken: false }));

const hostile: fc.Arbitrary<Upload> = fc
  .oneof(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => ({
      because: 'the file is no picture',
      ...written({ ...picture, bytes }),
    })),
    fc.nat({ max: PICTURE.length - 1 }).map((length) => ({
      because: `the picture breaks off after ${length} bytes`,
      ...written({ ...picture, bytes: PICTURE.subarray(0, length) }),
    })),
    fc.tuple(fc.nat({ max: PICTURE.length - 1 }), fc.nat({ max: 255 })).map(([at, byte]) => ({
      because: `byte ${at} of the picture is ${byte}`,
      ...written({
        ...picture,
        bytes: PICTURE.map((was, index) => (index === at ? byte : was)),
      }),
    })),
    hostileBodyTexts.map(({ because, text: fileName }) => ({
      because: `the file's name is ${because}`,
      ...written({ ...picture, fileName }),
    })),
    hostileBodyTexts.map(({ because, text: name }) => ({
      because: `a further field's name is ${because}`,
      ...written(text(name, ''), picture),
    })),
  )
  .map((upload) => ({ ...upload, kind: 'hostile', taken: undefined }));

const writeUpload =
  (route: AppRoute) =>
  ({ bytes, contentType, ...rest }: Upload): GeneratedCase => ({
    ...rest,
    request: {
      method: route.method,
      path: route.path,
      body: { kind: 'bytes', bytes, contentType },
    },
  });

/**
 * Generates uploads. They aren't derived from a schema, because the contract declares only a type
 * for multipart bodies.
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
      ...written({ ...picture, fileName }),
    }))
    .map(writeUpload(route)),
  'near-valid': broken.map(writeUpload(route)),
  hostile: hostile.map(writeUpload(route)),
});
