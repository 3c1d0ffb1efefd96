import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '@/lib/server/env';
import { sendRequest } from '../support/http';
import { freePort, startSite } from '../support/site';
import { COMMAND, readCompose } from './containers';

/** Names of metrics in an expression of Prometheus. */
const metricsIn = (expression: string): string[] => expression.match(/\b(?:site|nodejs|process)_\w+/g) ?? [];

type Rules = {
  groups: { rules: { alert: string; expr: string; for: string; labels: object; annotations: object }[] }[];
};
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

test('alerts and dashboard use metrics that the site has', async () => {
  const rules = (parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Rules).groups.flatMap(
    (group) => group.rules,
  );
  const { panels } = JSON.parse(readFileSync('deploy/prometheus/dashboard.json', 'utf8')) as Dashboard;
  for (const rule of rules) expect(Object.keys(rule)).toEqual(['alert', 'expr', 'for', 'labels', 'annotations']);
  const port = await freePort();
  const site = await startSite({ variables: { METRICS_PORT: String(port) } });
  const { text } = await sendRequest(`http://127.0.0.1:${port}`, '/metrics');
  await site.stop();
  const existing = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const used = expressions.flatMap(metricsIn);
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !existing.has(name))).toEqual([]);
  const documented = readFileSync('docs/runbook.md', 'utf8').match(/`(?:site|nodejs|process)_\w+/g) ?? [];
  for (const name of documented) expect(used.join(), name).toContain(name.slice(1));
});

type Manifest = { kind: string; spec: { strategy: object; template: { spec: Pod } } };
type Pod = { containers: { env: { name: string }[]; volumeMounts: object[]; securityContext: object }[] };

test('the Kubernetes example is one deployment that replaces instances without a loss', () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes/kotor.yaml', 'utf8'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const manifests = documents.map((document) => document.toJS() as Manifest);
  expect(manifests.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy']);
  const [deployment] = manifests;
  expect(deployment?.spec.strategy).toEqual({ rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
  const container = deployment?.spec.template.spec.containers[0];
  expect(container).toMatchObject({
    readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
    livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
  });
  expect(container?.volumeMounts).toContainEqual({ name: 'pages', mountPath: '/site/.next/cache' });
  for (const { name } of container?.env ?? []) expect(VARIABLES).toContain(name);
});

test('the systemd unit is valid and starts the site as the image does', () => {
  const unit = readFileSync('deploy/systemd/kotor.service', 'utf8');
  expect(unit).toContain(`ExecStart=/usr/bin/${COMMAND.join(' ')}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'kotor-unit-'));
  try {
    // Its paths are those of another machine.
    mkdirSync(join(folder, 'site'));
    const here = unit.replace('/usr/bin/node', process.execPath).replaceAll('/opt/kotor', join(folder, 'site'));
    writeFileSync(join(folder, 'kotor.service'), here);
    execFileSync('systemd-analyze', ['verify', '--man=no', join(folder, 'kotor.service')], { stdio: 'pipe' });
    const report = execFileSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--threshold=20', join(folder, 'kotor.service')],
      { encoding: 'utf8' },
    );
    expect(report).toMatch(/Overall exposure level .*: [01]\.\d/);
  } catch (error) {
    test.skip((error as NodeJS.ErrnoException).code === 'ENOENT', 'systemd-analyze is not installed');
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('Caddy passes visitors to the port of the compose file', () => {
  const { host_ip, published } = readCompose().services.front?.ports?.[0] ?? { host_ip: '', published: '' };
  const defaults = [host_ip, published].map((value) => /:-(.*)\}/.exec(value)?.[1]);
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`reverse_proxy ${defaults.join(':')}\n`);
});
