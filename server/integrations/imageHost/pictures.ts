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

/** sharp, set up for files of strangers. Nothing else of the server imports it directly. */
export { sharp };
export type { Metadata, Sharp } from 'sharp';
