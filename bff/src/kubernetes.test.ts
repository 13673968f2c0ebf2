import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { Secret } from 'kubernetes-models/v1/Secret';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';

import { readConfig } from './config/config';
import { EnvironmentSchema } from './config/environment';
import { marketNotice } from './market-notice';
import { DEPLOY, textOf, yamlOf } from './testing/deployment-files';
import { mainProcessLimit } from './testing/memory-limit';

const manifestsIn = (path: string): unknown[] =>
  parseAllDocuments(textOf(path)).map((document): unknown => document.toJS());

const KUSTOMIZATION = 'kustomization.yaml';

const manifests = readdirSync(new URL('kubernetes/', DEPLOY)).filter(
  (file) => file !== KUSTOMIZATION,
);

const ManifestSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });

const kinds: Record<string, new (manifest: object) => { validate: () => void }> = {
  Deployment,
  Service,
  ConfigMap,
  HorizontalPodAutoscaler,
  PodDisruptionBudget,
  Ingress,
  NetworkPolicy,
};

const check = (manifest: z.output<typeof ManifestSchema>): void => {
  const Kind = kinds[manifest.kind];
  if (Kind === undefined) throw new Error(`Nothing checks a ${manifest.kind}`);
  new Kind(manifest).validate();
};

const ConfigMapSchema = z.object({ data: z.record(z.string(), z.string()) });

const DeploymentSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            env: z.array(z.object({ name: z.string() })),
          }),
        ]),
      }),
    }),
  }),
});

describe('the Kubernetes manifests', () => {
  test.each(manifests)("%s is valid according to the API's schema", (file) => {
    const found = manifestsIn(`kubernetes/${file}`);
    expect(found.length).toBeGreaterThan(0);
    for (const manifest of found) {
      expect(() => check(ManifestSchema.parse(manifest))).not.toThrow();
    }
  });

  test('would reveal a wrong field', () => {
    const manifest = ManifestSchema.parse(yamlOf('kubernetes/deployment.yaml'));
    expect(() => check({ ...manifest, spec: { replicas: 'two' } })).toThrow();
  });

  test('have settings, ports and times that fit the BFF', () => {
    const { data } = ConfigMapSchema.parse(yamlOf('kubernetes/config.yaml'));
    const { template } = DeploymentSchema.parse(yamlOf('kubernetes/deployment.yaml')).spec;
    const [container] = template.spec.containers;
    expect(Object.keys(EnvironmentSchema.shape)).toEqual(
      expect.arrayContaining([...Object.keys(data), ...container.env.map(({ name }) => name)]),
    );
    const config = readConfig(data);
    expect(marketNotice(config)).toBeUndefined();
    expect(container.ports).toEqual([
      { name: 'http', containerPort: config.PORT },
      { name: 'operations', containerPort: config.METRICS_PORT },
    ]);
    const drain = config.DRAIN_DELAY_MS + config.DRAIN_DEADLINE_MS;
    expect(drain).toBeLessThanOrEqual(15_000);
    expect(template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(drain);
  });
});

const KustomizationSchema = z.object({ resources: z.array(z.string()) });

const ImagesSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({ containers: z.array(z.object({ image: z.string() })) }),
    }),
  }),
});

const ProbeSchema = z.object({
  httpGet: z.object({ path: z.string() }),
  timeoutSeconds: z.number(),
  failureThreshold: z.number(),
});

const BffContainerSchema = z.object({
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        containers: z.tuple([
          z.object({
            readinessProbe: ProbeSchema,
            env: z.array(
              z.object({ valueFrom: z.object({ secretKeyRef: z.object({ key: z.string() }) }) }),
            ),
            resources: z.object({ limits: z.object({ memory: z.string() }) }),
          }),
        ]),
      }),
    }),
  }),
});

const LabelsSchema = z.object({
  spec: z.object({
    template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }) }),
  }),
});

const PolicySchema = z.object({
  spec: z.object({
    podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    policyTypes: z.array(z.string()),
    ingress: z.array(
      z.object({
        from: z
          .array(
            z.object({
              podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
            }),
          )
          .nonempty(),
        ports: z.array(z.object({ port: z.string() })).nonempty(),
      }),
    ),
  }),
});

const EgressSchema = z.object({
  spec: z.object({
    podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    policyTypes: z.array(z.string()),
    egress: z.array(z.strictObject({ to: z.array(z.unknown()), ports: z.array(z.unknown()) })),
  }),
});

describe('the Kubernetes manifests guarantee that', () => {
  const deployment = BffContainerSchema.parse(yamlOf('kubernetes/deployment.yaml'));
  const { labels } = deployment.spec.template.metadata;
  const [bff] = deployment.spec.template.spec.containers;

  test('only the ingress reaches the product, and only the scraper reaches metrics', () => {
    const { spec } = PolicySchema.parse(yamlOf('kubernetes/network-policy.yaml'));
    expect(labels).toMatchObject(spec.podSelector.matchLabels);
    expect(spec.policyTypes).toContain('Ingress');
    const allowed = spec.ingress.map(({ from, ports }) => [
      ports.map(({ port }) => port),
      from.map(({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/name']),
    ]);
    expect(allowed).toEqual([
      [['http'], ['ingress-nginx']],
      [['operations'], ['prometheus']],
    ]);
  });

  test('the BFF connects to DNS, Redis, the flag service, picture hosts and the provider only', () => {
    const { spec } = EgressSchema.parse(yamlOf('kubernetes/network-policy.yaml'));
    const { data } = ConfigMapSchema.parse(yamlOf('kubernetes/config.yaml'));
    const { PROVIDER_URL, FEATURE_FLAGS_HOST, IMAGE_HOSTS, OTEL_EXPORTER_OTLP_ENDPOINT } =
      readConfig(data);
    expect(labels).toMatchObject(spec.podSelector.matchLabels);
    expect(spec.policyTypes).toContain('Egress');
    expect(OTEL_EXPORTER_OTLP_ENDPOINT, 'a collector needs a rule').toBeUndefined();
    const redis = LabelsSchema.parse(manifestsIn('kubernetes/redis.yaml')[0]).spec.template;
    expect(spec.egress).toEqual([
      {
        to: [
          {
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
            podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
          },
        ],
        ports: [
          { protocol: 'UDP', port: 53 },
          { protocol: 'TCP', port: 53 },
        ],
      },
      {
        to: [{ podSelector: { matchLabels: redis.metadata.labels } }],
        ports: [{ protocol: 'TCP', port: 'redis' }],
      },
      {
        to: [{ ipBlock: { cidr: expect.stringMatching(/\/32$/) } }],
        ports: [{ protocol: 'TCP', port: Number(FEATURE_FLAGS_HOST?.port || 443) }],
      },
      ...IMAGE_HOSTS.map((host) => ({
        to: [{ ipBlock: { cidr: expect.stringMatching(/\/32$/) } }],
        ports: [{ protocol: 'TCP', port: Number(new URL(host).port || 443) }],
      })),
      {
        to: [{ ipBlock: { cidr: expect.stringMatching(/\/32$/) } }],
        ports: [{ protocol: 'TCP', port: Number(PROVIDER_URL.port || 443) }],
      },
    ]);
    expect(PROVIDER_URL.protocol).toBe('https:');
  });

  test('Redis connects to nothing', () => {
    const policies = manifestsIn('kubernetes/redis.yaml').filter(
      (manifest) => ManifestSchema.parse(manifest).kind === 'NetworkPolicy',
    );
    const [{ spec }] = z.tuple([EgressSchema]).parse(policies);
    expect(spec.policyTypes).toContain('Egress');
    expect(spec.egress).toEqual([]);
  });

  test('the ingress leads to the service port that serves the product', () => {
    const ingress = JSON.stringify(yamlOf('kubernetes/ingress.yaml'));
    expect(ingress).toContain('"service":{"name":"bff","port":{"name":"http"}}');
    expect(JSON.stringify(yamlOf('kubernetes/service.yaml'))).toContain('"name":"http"');
    expect(ingress).not.toContain('operations');
  });

  test('readiness survives one slow response', () => {
    const { httpGet, timeoutSeconds, failureThreshold } = bff.readinessProbe;
    expect(httpGet.path).toBe('/healthz/ready');
    expect(failureThreshold).toBeGreaterThanOrEqual(2);
    expect(timeoutSeconds).toBeGreaterThanOrEqual(2);
  });

  test('no image uses a tag that can move', () => {
    for (const file of ['deployment.yaml', 'redis.yaml']) {
      const { containers } = ImagesSchema.parse(manifestsIn(`kubernetes/${file}`)[0]).spec.template
        .spec;
      // On deployment, kustomize replaces these image names with digests.
      expect(containers).not.toEqual([]);
      for (const { image } of containers) expect(image).toMatch(/^trait-market-[a-z]+$/);
    }
    expect(textOf('Dockerfile')).toMatch(/^ARG NODE_IMAGE$/m);
    expect(textOf('Dockerfile').match(/^FROM .*$/gm)?.[0]).toBe('FROM ${NODE_IMAGE} AS build');
    expect(textOf('Dockerfile')).toContain('*@sha256:*) ;; *)');
    const compose = textOf('compose.yaml').replaceAll(/^\s*#.*$/gm, '');
    expect(compose).toContain('image: ${REDIS_IMAGE:?');
    expect(compose).toContain('NODE_IMAGE: ${NODE_IMAGE:?');
  });

  test('kustomize applies every manifest', () => {
    const { resources } = KustomizationSchema.parse(yamlOf(`kubernetes/${KUSTOMIZATION}`));
    expect(resources.toSorted()).toEqual(manifests.toSorted());
  });

  test('the script creates the Secret that the manifests read, and prints no secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secret-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const kubectl = join(folder, 'kubectl');
    writeFileSync(
      kubectl,
      `#!${process.execPath}
      const { readFileSync, writeFileSync } = require('node:fs');
      const files = process.argv.filter((word) => word.startsWith('--from-file=')).map((word) => word.slice(12));
      const data = Object.fromEntries(files.map((file) => [require('node:path').basename(file), readFileSync(file, 'base64')]));
      writeFileSync(${JSON.stringify(join(folder, 'made.json'))}, JSON.stringify({
        arguments: process.argv.slice(2),
        manifest: { apiVersion: 'v1', kind: 'Secret', metadata: { name: process.argv[5] }, data },
      }));`,
    );
    chmodSync(kubectl, 0o700);
    const script = fileURLToPath(new URL('make-secret.sh', DEPLOY));
    const said = execFileSync('sh', [script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], KUBECTL: kubectl },
    });
    const { arguments: given, manifest } = z
      .object({
        arguments: z.array(z.string()),
        manifest: z.object({
          apiVersion: z.literal('v1'),
          kind: z.literal('Secret'),
          metadata: z.object({ name: z.literal('bff') }),
          data: z.object({ REDIS_PASSWORD: z.string(), REDIS_URL: z.string() }),
        }),
      })
      .parse(JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')));
    expect(() => new Secret(manifest).validate()).not.toThrow();
    const plain = (text: string): string => Buffer.from(text, 'base64').toString();
    const password = plain(manifest.data.REDIS_PASSWORD);
    expect(password).toMatch(/^[\da-f]{64}$/);
    expect(said + given.join(' ')).not.toContain(password);
    expect(bff.env).not.toEqual([]);
    for (const { valueFrom } of bff.env) {
      expect(Object.keys(manifest.data)).toContain(valueFrom.secretKeyRef.key);
    }
    const config = readConfig({
      PROVIDER_URL: 'https://api.example.com',
      REDIS_URL: plain(manifest.data.REDIS_URL),
    });
    expect(config.REDIS_URL?.password).toBe(password);
    expect(config.REDIS_URL?.host).toBe('redis:6379');
  });

  test("the memory alert uses the main process's part of the manifest's limit", () => {
    const mebibytes = mainProcessLimit() / 1_048_576;
    expect(textOf('prometheus/alerts.yaml')).toContain(`> 0.85 * ${mebibytes} * 1024 * 1024`);
  });
});
