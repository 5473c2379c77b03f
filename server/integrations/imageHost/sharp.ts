import sharp from 'sharp';

// Only these loaders: other formats (SVG, PDF, GIF…) never reach their parsers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
// Results are cached on disk; a memory cache would only hold decoded pixels.
sharp.cache(false);
// The queues run pictures in parallel, so threads within one gain nothing.
sharp.concurrency(1);

/**
 * sharp, configured for untrusted files; nothing else in the server imports it directly. Uploads are decoded in a
 * separate process. Stored pictures, which that process has written with bounded size, are resized within the server.
 */
export { sharp };
export type { Metadata, Sharp } from 'sharp';
