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

// Returns the memory limit of the Kubernetes manifest in bytes. A process that exceeds it is
// killed.
export const memoryLimit = (): number => {
  const { spec } = ManifestSchema.parse(parse(readFileSync(MANIFEST, 'utf8')));
  const [{ resources }] = spec.template.spec.containers;
  return Number.parseInt(resources.limits.memory, 10) * MEBIBYTE;
};
