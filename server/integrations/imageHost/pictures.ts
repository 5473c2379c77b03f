import sharp from 'sharp';

// Only these readers: a file of another kind (SVG, PDF, GIF…) never reaches a parser of its own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
// Every result is kept on disk; a second cache in memory would only hold decoded pixels.
sharp.cache(false);
// Pictures are made side by side by the queues, so that threads within one gain nothing.
sharp.concurrency(1);

/**
 * sharp, set up for files of strangers. Nothing else of the server imports it directly. What
 * arrives is decoded in a process of its own; what was kept has been written by that process, is
 * of a bounded size without anything packed in it, and is cut within the server.
 */
export { sharp };
export type { Metadata, Sharp } from 'sharp';
