import { writeFileSync } from 'node:fs';
import { AppError } from '../../errors';
import type { PictureMessage, PictureRequest } from './pictureProcess';
import { recodePicture } from './recodePicture';

/** Decoders fill memory at some gigabytes a second. */
const WATCH_MS = 20;

/** Of the picture that is being decoded. */
let maxBytes = Number.POSITIVE_INFINITY;

/** At once, whatever the decoder is doing; an ordinary exit would wait for it. */
const die = () => process.kill(process.pid, 'SIGKILL');

const tell = (message: PictureMessage) => process.send?.(message);

async function answer({ data, maxPixels, ...limits }: PictureRequest): Promise<void> {
  ({ maxBytes } = limits);
  try {
    const image = await recodePicture(data, maxPixels);
    tell({ kind: 'clean', image, rss: process.memoryUsage.rss() });
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (error instanceof AppError) tell({ kind: 'refused', message: error.message, rss });
    else {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tell({ kind: 'failed', reason, rss });
    }
  }
}

// Where memory runs out, Linux ends this process before any other.
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // A system that does not allow it decides by itself.
  }
}
// Decoding happens in threads beside this one, so that it can watch over them.
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) die();
}, WATCH_MS);
// A signal to the whole group is for the server, which finishes what is under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', die);
process.on('message', (request) => void answer(request as PictureRequest));
tell({ kind: 'ready' });
