import { mediaTypeOf } from '@trait-market/contract/shared';
import { expectStatus, expectThat } from '../expectations';
import { headerOf, type CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';

/** The picture formats that browsers can display and that can't contain scripts. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
  'image/avif': /^[\s\S]{4}ftypavif/,
};

/** Fetches an uploaded picture, whose type must be that of its bytes. */
export const expectPicture = async (probe: Probe, url: string): Promise<CompletedExchange> => {
  const picture = await probe.send({ method: 'GET', path: url });
  expectStatus(picture, 200);
  const beginning = picture.response.body.subarray(0, 16).toString('latin1');
  const [format] = Object.entries(FORMATS).find(([, pattern]) => pattern.test(beginning)) ?? [];
  expectThat(format !== undefined, 'a picture', 'other bytes', picture);
  const type = headerOf(picture.response, 'content-type') ?? 'no content-type';
  expectThat(mediaTypeOf(type) === format, `content-type: ${format}, as its bytes`, type, picture);
  const sniffing = headerOf(picture.response, 'x-content-type-options') ?? 'absent';
  expectThat(sniffing === 'nosniff', 'x-content-type-options: nosniff', sniffing, picture);
  return picture;
};
