import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Variables that affect the process rather than the server's settings. */
const OF_THE_PROCESS = /^(NODE_ENV|NODE_OPTIONS|UV_\w+|MALLOC_\w+)=(\S+)$/;

/**
 * Node's arguments and environment in the container, so that measurements match the installed product.
 * @returns {{ args: string[], env: Record<string, string> }} of Node
 */
export function containerStart() {
  const image =
    readFileSync(path.join(root, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const [, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]');
  const settings = [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(/\s+/),
  );
  const ofProcess = settings.flatMap((setting) => {
    const [, name, value] = OF_THE_PROCESS.exec(setting) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return { args, env: Object.fromEntries(ofProcess) };
}
