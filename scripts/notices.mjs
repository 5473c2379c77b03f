import { writeNotices } from './lib/notices.mjs';
import { root } from './lib/root.mjs';

// Writes the licences of everything in the container image.
writeNotices(root);
