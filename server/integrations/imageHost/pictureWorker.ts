import { writeFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { AppError } from '../../errors';
import type { PictureMessage, PictureRequest } from './pictureProcess';
import { recodePicture } from './recodePicture';

/** Decoders can fill memory at gigabytes per second. */
const WATCH_MS = 20;

/** For the picture being decoded. */
let maxBytes = Number.POSITIVE_INFINITY;

/** Immediate, whereas an ordinary exit would wait for the decoder. */
const die = () => process.kill(process.pid, 'SIGKILL');

const tell = (message: PictureMessage) => process.send?.(message);

async function answer({ data, maxPixels, ...limits }: PictureRequest): Promise<void> {
  ({ maxBytes } = limits);
  try {
    const image = await recodePicture(data, maxPixels);
    tell({ kind: 'clean', image, rss: process.memoryUsage.rss() });
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (error instanceof AppError) {
      const texts = LANGUAGE_CODES.map((language) => [language, error.bodyIn(language).message]);
      // Has every language, since `texts` was made from the list of them.
      const message = Object.fromEntries(texts) as Record<Language, string>;
      tell({ kind: 'refused', message, rss });
    } else {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tell({ kind: 'failed', reason, rss });
    }
  }
}

// If memory runs out, Linux kills this process first.
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not allowed here, so the system decides.
  }
}
// Decoding runs in other threads, so this one can watch them.
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) die();
}, WATCH_MS);
// A signal to the process group is for the server, which finishes work in progress.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', die);
process.on('message', (request) => void answer(request as PictureRequest));
tell({ kind: 'ready' });
