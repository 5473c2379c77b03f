import { writeNotices } from './lib/notices.mjs';
import { root } from './lib/root.mjs';

// Writes the licences of all that the container's image hands out.
writeNotices(root);
