import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '@/lib/server/env';
import { sendRequest } from '../support/http';
import { freePort } from '../support/site';
import { expect, test } from '../support/test';
import { COMMAND, ENVIRONMENT, readCompose } from './containers';

/** Names of metrics in an expression of Prometheus. */
const metricsIn = (expression: string): string[] => expression.match(/\b(?:site|nodejs|process)_\w+/g) ?? [];

type Rules = {
  groups: { rules: { alert: string; expr: string; for: string; labels: object; annotations: object }[] }[];
};
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const readRules = () =>
  (parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Rules).groups.flatMap(({ rules }) => rules);

test('alerts and dashboard use metrics that the site has', async ({ startSite }) => {
  const rules = readRules();
  const { panels } = JSON.parse(readFileSync('deploy/prometheus/dashboard.json', 'utf8')) as Dashboard;
  for (const rule of rules) expect(Object.keys(rule)).toEqual(['alert', 'expr', 'for', 'labels', 'annotations']);
  const port = await freePort();
  await startSite({ variables: { METRICS_PORT: String(port) } });
  const { text } = await sendRequest(`http://127.0.0.1:${port}`, '/metrics');
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
  // Every Node program has these.
  const common = expressions.filter((expression) => /\b(?:nodejs|process)_/.test(expression));
  for (const expression of common) expect(expression).toContain('{job="kotor"}');
  const documented = readFileSync('docs/runbook.md', 'utf8').match(/`(?:site|nodejs|process)_\w+/g) ?? [];
  for (const name of documented) expect(used.join(), name).toContain(name.slice(1));
});

test('an alert needs a fault to last, as the window of its rate contains one that is over', () => {
  const minutes = (duration = '') => Number.parseInt(duration, 10) * (duration.endsWith('h') ? 60 : 1);
  for (const { alert, expr, for: duration } of readRules()) {
    const [, window] = /\b(?:rate|increase)\(.*?\[(\w+)\]/.exec(expr) ?? [];
    if (window) expect(minutes(duration), alert).toBe(2 * minutes(window));
  }
});

test('the runbook has a row for each alert', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const rows = [...runbook.matchAll(/^\| `(Kotor\w+)` +\|/gm)].map(([, alert]) => alert);
  expect(rows).toEqual(readRules().map(({ alert }) => alert));
});

test('the runbook has a row for each fault that the drill causes', () => {
  const [, table = ''] = readFileSync('docs/runbook.md', 'utf8').split('\n## Faults and what the site promises\n');
  const rows = [...table.matchAll(/^\| ([A-Z].*?) +\|/gm)].map(([, fault]) => fault).filter((name) => name !== 'Fault');
  const drill = readFileSync('e2e/deploy/drill.spec.ts', 'utf8');
  // Tests of two instances cause it.
  expect(rows.filter((name) => !drill.includes(`'${name}'`))).toEqual(['Redis frozen']);
  expect(rows).toHaveLength(9);
});

type Labels = Record<string, string>;
type Selector = { matchLabels: Labels };
type Port = { name: string; containerPort: number };
type Container = {
  env: { name: string; value?: string }[];
  ports: Port[];
  securityContext: object;
  lifecycle: { preStop: object };
  volumeMounts: { name: string; mountPath: string }[];
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', { httpGet: { path: string; port: string } }>;
type Pod = {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: [Container];
  volumes: { name: string }[];
};

/** The specification of each object of the example, by its kind. */
type Manifests = {
  Deployment: {
    selector: Selector;
    strategy: { rollingUpdate: { maxUnavailable: number } };
    template: { metadata: { labels: Labels }; spec: Pod };
  };
  Service: { selector: Labels; ports: { targetPort: string }[] };
  PodDisruptionBudget: { minAvailable: number; selector: Selector };
  NetworkPolicy: { podSelector: Selector; ingress: { from?: object[]; ports: { port: string }[] }[] };
};

function readManifests(): Manifests {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes/kotor.yaml', 'utf8'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const objects = documents.map((document) => document.toJS() as { kind: string; spec: object });
  return Object.fromEntries(objects.map(({ kind, spec }) => [kind, spec])) as Manifests;
}

test('the objects of the Kubernetes example find each other, by labels and by names of ports', () => {
  const { Deployment, Service, PodDisruptionBudget, NetworkPolicy } = readManifests();
  const { metadata, spec } = Deployment.template;
  const selectors = [Deployment.selector, PodDisruptionBudget.selector, NetworkPolicy.podSelector];
  for (const labels of [Service.selector, ...selectors.map(({ matchLabels }) => matchLabels)])
    expect(labels).toEqual(metadata.labels);
  const [{ ports, startupProbe, readinessProbe, livenessProbe, volumeMounts }] = spec.containers;
  const probes = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet);
  expect(probes.map(({ path }) => path)).toEqual(['/readyz', '/readyz', '/healthz']);
  const names = ports.map(({ name }) => name);
  const used = [
    ...probes.map(({ port }) => port),
    ...Service.ports.map(({ targetPort }) => targetPort),
    ...NetworkPolicy.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)),
  ];
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
  expect(volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
  expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/site/.next/cache', '/tmp']);
});

test('the Kubernetes example gives the site variables that it has, and the address of the image', () => {
  const [{ env, ports }] = readManifests().Deployment.template.spec.containers;
  expect(env.map(({ name }) => name).filter((name) => !(VARIABLES as readonly string[]).includes(name))).toEqual([]);
  const { HOSTNAME, METRICS_PORT } = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  expect(HOSTNAME).toBe(ENVIRONMENT.HOSTNAME);
  expect(ports).toEqual([
    { name: 'http', containerPort: Number(ENVIRONMENT.PORT) },
    { name: 'metrics', containerPort: Number(METRICS_PORT) },
  ]);
});

test('the Kubernetes example replaces instances without a loss, confines them and keeps the metrics apart', () => {
  const { Deployment, NetworkPolicy, PodDisruptionBudget } = readManifests();
  expect(Deployment.strategy.rollingUpdate.maxUnavailable).toBe(0);
  expect(PodDisruptionBudget.minAvailable).toBe(1);
  const { securityContext, containers, terminationGracePeriodSeconds } = Deployment.template.spec;
  expect(containers[0].lifecycle.preStop).toBeDefined();
  // Five seconds before the signal, and ten at most after it.
  expect(terminationGracePeriodSeconds).toBeGreaterThan(15);
  expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const toMetrics = NetworkPolicy.ingress.filter(({ ports }) => ports.some(({ port }) => port === 'metrics'));
  const monitoring = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };
  expect(toMetrics).toEqual([{ from: [{ namespaceSelector: monitoring }], ports: [{ port: 'metrics' }] }]);
});

/** System access that the site needs, such as the network, and what a service without its own root folder leaves open. */
const LEFT_OPEN = [
  ...['SystemCallFilter=~@resources', 'SystemCallFilter=~@privileged', 'RootDirectory=/RootImage=', 'PrivateMounts='],
  ...['MemoryDenyWriteExecute=', 'RestrictAddressFamilies=~AF_UNIX', 'RestrictAddressFamilies=~AF_(INET|INET6)'],
  ...['ProcSubset=', 'PrivateNetwork=', 'PrivateUsers=', 'DeviceAllow=', 'IPAddressDeny='],
];

const UNIT = 'deploy/systemd/kotor@.service';
/** A variable in `EnvironmentFile=` wins over one in `Environment=`, but not over these. */
const START = 'ExecStart=/usr/bin/env HOSTNAME=127.0.0.1 PORT=%i METRICS_PORT=1%i /usr/bin/';

test('the systemd unit is valid, confines the site, starts it as the image does and gives it time to stop', ({
  atEnd,
}) => {
  const unit = readFileSync(UNIT, 'utf8');
  expect(unit).toContain(`${START}${COMMAND.join(' ')}\n`);
  // More than the site takes to finish open requests.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  const folder = mkdtempSync(join(tmpdir(), 'kotor-unit-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  try {
    // Its paths are those of another machine.
    mkdirSync(join(folder, 'site'));
    const here = unit.replace('/usr/bin/node', process.execPath).replaceAll('/opt/kotor', join(folder, 'site'));
    const instance = join(folder, 'kotor@3000.service');
    writeFileSync(instance, here);
    execFileSync('systemd-analyze', ['verify', '--man=no', instance], { stdio: 'pipe' });
    const report = execFileSync('systemd-analyze', ['security', '--offline=yes', '--json=short', instance], {
      encoding: 'utf8',
    });
    const open = (JSON.parse(report) as { set: boolean | null; name: string }[]).filter(({ set }) => set === false);
    expect(open.map(({ name }) => name).filter((name) => !LEFT_OPEN.includes(name))).toEqual([]);
  } catch (error) {
    test.skip((error as NodeJS.ErrnoException).code === 'ENOENT', 'systemd-analyze is not installed');
    throw error;
  }
});

test('nginx starts as a service of Debian with the values that the README names', () => {
  const rows = readFileSync('deploy/README.md', 'utf8').matchAll(/^\| `([^`]+;)` +\| `([^`]+;)`/gm);
  const edits = [...rows].map(([, ours = '', debians = '']) => [ours, debians] as const);
  expect(edits).toHaveLength(5);
  const config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  for (const [ours] of edits) expect(config).toContain(ours);
  expect(edits.map(([, debians]) => debians)).toContain('pid /run/nginx.pid;');
  expect(edits.map(([, debians]) => debians).join()).not.toContain('/dev/');
  const folders = [...config.matchAll(/(\/run|\/var\/cache)\/(nginx)\//g)].map(([, parent]) => parent);
  expect(new Set(folders)).toEqual(new Set(['/run', '/var/cache']));
  expect(readFileSync('deploy/systemd/nginx.conf', 'utf8')).toMatch(/RuntimeDirectory=nginx\nCacheDirectory=nginx\n/);
});

test('a file with secrets reaches neither a commit nor an image', () => {
  const files = ['.env', '.env.local', '.env.production', 'deploy/.env', 'deploy/certificates/authority.pem'];
  expect(
    execFileSync('git', ['check-ignore', ...files], { encoding: 'utf8' })
      .trim()
      .split('\n'),
  ).toEqual(files);
  const left = readFileSync('deploy/Containerfile.dockerignore', 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['**/.env*', 'deploy/certificates']));
});

test('Caddy passes visitors to the port of the compose file', () => {
  const { host_ip, published } = readCompose().services.front?.ports?.[0] ?? { host_ip: '', published: '' };
  const defaults = [host_ip, published].map((value) => /:-(.*)\}/.exec(value)?.[1]);
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`reverse_proxy ${defaults.join(':')} {\n`);
});
