import { expect, it } from 'vitest';
import { containerStart, serviceStart } from '../bench/productionStart.mjs';

it('starts the server as a service as in the container, and both name what the benchmarks measure', () => {
  const start = containerStart();
  expect(start.args.at(-1)).toBe('dist/server/index.js');
  expect(start.args).toContain('--max-semi-space-size=4');
  expect(start.args).toContain('--max-old-space-size=512');
  expect(start.env).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
  expect(serviceStart()).toEqual(start);
});
