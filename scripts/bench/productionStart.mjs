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
  const words = [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(/\s+/));
  return { args, env: processEnv(words) };
}

/**
 * Node's arguments and environment in `deploy/villa.service`.
 * @returns {{ args: string[], env: Record<string, string> }} of Node
 */
export function serviceStart() {
  const unit = readFileSync(path.join(root, 'deploy/villa.service'), 'utf8');
  const [, ...args] = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(/\s+/) ?? [];
  return {
    args,
    env: processEnv([...unit.matchAll(/^Environment=(.+)$/gm)].map(([, word = '']) => word)),
  };
}

function processEnv(words) {
  return Object.fromEntries(
    words.flatMap((word) => {
      const [, name, value] = OF_THE_PROCESS.exec(word) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
