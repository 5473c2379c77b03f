import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const MARKER = '<!-- The tables below are written by `npm run bench -- --write`. -->';

/**
 * Replaces the tables below the marker in docs/benchmarks.md.
 * @param {{ title: string, head: string[], rows: string[][] }[]} tables
 * @param {string} machine the measured machine
 */
export function writeReport(tables, machine) {
  const file = path.join(root, 'docs', 'benchmarks.md');
  const [introduction] = readFileSync(file, 'utf8').split(MARKER);
  const day = new Date().toISOString().slice(0, 10);
  const sections = tables.map(
    ({ title, head, rows }) =>
      `## ${title}\n\n${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
  );
  writeFileSync(
    file,
    `${introduction}${MARKER}\n\nMeasured on ${day}: ${machine}.\n\n${sections.join('\n')}`,
  );
}
