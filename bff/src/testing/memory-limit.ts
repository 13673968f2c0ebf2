import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const MANIFEST = new URL('../../deploy/kubernetes/deployment.yaml', import.meta.url);
const MEBIBYTE = 1_048_576;

const ManifestSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            resources: z.object({ limits: z.object({ memory: z.string().regex(/^\d+Mi$/) }) }),
          }),
        ]),
      }),
    }),
  }),
});

/** The part of the limit for the process that draws pictures for links, and their cache. */
const LINK_PICTURES_MEBIBYTES = 192;

/** The part of the limit for the worker that renders pages, and their cache. */
const PAGES_MEBIBYTES = 256;

/**
 * Returns the memory in bytes that the Kubernetes manifest leaves to the main process. A container
 * that exceeds its limit is killed.
 */
export const mainProcessLimit = (): number => {
  const { spec } = ManifestSchema.parse(parse(readFileSync(MANIFEST, 'utf8')));
  const [{ resources }] = spec.template.spec.containers;
  const mebibytes = Number.parseInt(resources.limits.memory, 10) - LINK_PICTURES_MEBIBYTES;
  return mebibytes * MEBIBYTE;
};

/** Returns the memory in bytes that is left for API calls, in a process that renders no pages. */
export const memoryLimit = (): number => mainProcessLimit() - PAGES_MEBIBYTES * MEBIBYTE;
