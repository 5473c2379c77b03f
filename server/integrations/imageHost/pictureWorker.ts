import { AppError } from '../../errors';
import type { PictureMessage, PictureRequest } from './pictureProcess';
import { recodePicture } from './recodePicture';

/** Decoders fill memory at some gigabytes a second. */
const WATCH_MS = 20;

const maxBytes = Number(process.argv[2]);

/** At once, whatever the decoder is doing; an ordinary exit would wait for it. */
const die = () => process.kill(process.pid, 'SIGKILL');

const tell = (message: PictureMessage) => process.send?.(message);

async function answer({ data }: PictureRequest): Promise<void> {
  try {
    tell({ kind: 'clean', image: await recodePicture(data), rss: process.memoryUsage.rss() });
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (error instanceof AppError) tell({ kind: 'refused', message: error.message, rss });
    else {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tell({ kind: 'failed', reason, rss });
    }
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
