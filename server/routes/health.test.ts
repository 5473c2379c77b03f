import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageInput } from '@shared/contract/renderedPage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whyNotWritable } from '../files/folderCheck';
import { projectRoot } from '../projectRoot';
import { mountFolder } from '../test/torture/mountedFolder';
import { startTestApp, TEST_NOW, type TestApp } from '../test/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const health = async () => (await app.send('GET', '/healthz')).status;
const laterBy = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

/** A page that fails until its data are right. */
function failUntil(isRight: (data: PageInput['data']) => boolean): { tries: () => number } {
  const { renderer } = app.deps;
  let failing = ['/booking'];
  let tries = 0;
  app.deps.renderer = {
    ...renderer,
    failing: () => failing,
    render: async (input) => {
      tries += 1;
      if (!isRight(input.data)) throw new Error('broken');
      failing = failing.filter((path) => path !== input.path);
      return renderer.render(input);
    },
  };
  return { tries: () => tries };
}

it('says that the server is well, and which version it is', async () => {
  const about = await readFile(path.join(projectRoot(), 'package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(await app.send('GET', '/healthz')).toMatchObject({
    status: 200,
    json: { status: 'ok', product: 'villa-luz', version },
  });
});

it('says that it is not while a page cannot be rendered, and tries once in some seconds', async () => {
  let isMended = false;
  const page = failUntil(() => isMended);
  expect(await app.send('GET', '/healthz')).toMatchObject({
    status: 503,
    json: { code: 'unavailable' },
  });
  isMended = true;
  expect([await health(), await health(), page.tries()]).toEqual([503, 503, 1]);
  app.setNow(laterBy(5));
  expect([await health(), await health(), page.tries()]).toEqual([200, 200, 2]);
});

it('tries a page with what is true now, not with what it failed with', async () => {
  failUntil(({ today }) => today === '2027-03-11');
  expect(await health()).toBe(503);
  app.setNow(laterBy(86_400));
  expect(await health()).toBe(200);
});

it('tries a page again when the clock has been put back', async () => {
  const page = failUntil(() => false);
  expect(await health()).toBe(503);
  app.setNow(laterBy(-86_400));
  expect(await health()).toBe(503);
  expect(page.tries()).toBe(2);
});

it('says that the data folder cannot be written, and finds out once in some seconds', async () => {
  await rm(app.dataDir, { recursive: true });
  expect(await app.send('GET', '/healthz')).toMatchObject({
    status: 503,
    json: { code: 'unavailable', message: 'The data folder cannot be written.' },
  });
  await mkdir(app.dataDir);
  expect(await health()).toBe(503);
  app.setNow(laterBy(5));
  expect(await health()).toBe(200);
  expect(await readdir(app.dataDir)).toEqual([]);
});

it('says that the disk is full', async () => {
  const folder = await mountFolder(1);
  // Without permission to mount a small disk, the fault is the one above.
  if (typeof folder === 'string') return void process.stdout.write(`skipped: ${folder}\n`);
  try {
    const filler = path.join(folder.path, 'filler');
    await writeFile(filler, Buffer.alloc(2 ** 21)).catch(() => undefined);
    expect(await whyNotWritable(folder.path)).toBe('The disk with the data folder is full.');
    await rm(filler);
    expect(await whyNotWritable(folder.path)).toBeNull();
    folder.setWritable(false);
    expect(await whyNotWritable(folder.path)).toBe('The data folder cannot be written.');
    folder.setWritable(true);
  } finally {
    await folder.remove();
  }
});
