import { parser as promql } from '@prometheus-io/lezer-promql';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { createMetrics } from './operations/metrics';
import { textOf, yamlOf } from './testing/deployment-files';

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
    { open: () => 0 },
    { cacheBytes: () => 0, load: () => [] },
  );
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const anchors = [...textOf('RUNBOOK.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );

  test.each(rules)('$alert uses existing metrics, and has a page in the runbook', (rule) => {
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
      // Prometheus itself adds this metric for each target.
      if (metric === 'up') continue;
      expect(names).toContain(metric.replace(/_(count|bucket|sum)$/, ''));
    }
    expect(anchors).toContain(rule.annotations.runbook);
  });

  test('an open circuit is detected even if its breaker is half-open at most checks', () => {
    const open = rules.find(({ alert }) => alert === 'BffCircuitOpen')?.expr ?? '';
    // The alert averages the gauge, because an average isn't reset by a short success. The gauge is
    // 1 while half-open, too (guards.test.ts).
    const [, name = '', minutes, share] =
      /^max by \(group\) \(avg_over_time\((\w+)\[(\d+)m\]\)\) > (0\.\d+)$/.exec(open) ?? [];
    expect(name).toBe('bff_breaker_open');
    expect(Number(minutes)).toBeGreaterThanOrEqual(2);
    expect(Number(share)).toBeLessThanOrEqual(0.5);
  });

  test.each([
    'BffRestarts',
    'BffAbsent',
    'BffTargetDown',
    'BffFewDescriptors',
    'BffMemoryShort',
    'BffConnectionsClosed',
  ])('%s uses the job that is scraped', (alert) => {
    const [job] = z
      .object({ scrape_configs: z.array(z.object({ job_name: z.string() })) })
      .parse(yamlOf('prometheus/scrape.yaml')).scrape_configs;
    expect(rules.find((rule) => rule.alert === alert)?.expr).toContain(`{job="${job?.job_name}"}`);
  });
});
