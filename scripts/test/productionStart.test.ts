import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { containerStart } from '../bench/productionStart.mjs';
import { root } from '../lib/root.mjs';

it('starts the server as a service as in the container, and both name what the benchmarks measure', () => {
  const { args, env } = containerStart();
  expect(args.at(-1)).toBe('dist/server/index.js');
  expect(args).toContain('--max-semi-space-size=4');
  expect(args).toContain('--max-old-space-size=512');
  expect(env).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });

  const unit = readFileSync(path.join(root, 'deploy/villa.service'), 'utf8').split('\n');
  const command = unit.find((line) => line.startsWith('ExecStart=')) ?? '';
  expect(command.split(' ').slice(1)).toEqual(args);
  const isOfProcess = (line: string) =>
    /^Environment=(NODE_ENV|NODE_OPTIONS|UV_\w+|MALLOC_\w+)=/.test(line);
  expect(unit.filter(isOfProcess).toSorted()).toEqual([
    'Environment=MALLOC_ARENA_MAX=2',
    'Environment=NODE_ENV=production',
  ]);
});
