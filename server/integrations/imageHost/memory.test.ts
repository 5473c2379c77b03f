import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../projectRoot';
import { PICTURE_LIMITS } from './pictureProcess';

const MB = 2 ** 20;
/** Of the server: code, threads, buffers, SQLite, resizing of pictures. */
const OUTSIDE_HEAP = 256 * MB;

const read = (name: string) => readFileSync(path.join(projectRoot(), name), 'utf8');
const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]) * MB;

it.each([
  ['deploy/villa.service', 'deploy/villa.service', /^MemoryMax=(\d+)M$/m],
  ['compose.yaml', 'Dockerfile', /^ +mem_limit: (\d+)m$/m],
])('%s allows the memory of the server and of its picture process', (file, start, limit) => {
  const heap = megabytes(read(start), /--max-old-space-size=(\d+)/);
  const picture = Math.max(...Object.values(PICTURE_LIMITS).map(({ maxBytes }) => maxBytes));
  expect(megabytes(read(file), limit)).toBe(heap + OUTSIDE_HEAP + picture);
});

it('the service goes on when its picture process is ended for memory', () => {
  expect(read('deploy/villa.service')).toMatch(/^OOMPolicy=continue$/m);
});
