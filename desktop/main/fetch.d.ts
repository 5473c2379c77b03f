/** Electron's fetch is Chromium's and supports `cache`, which the Node 20 types lack. */
interface RequestInit {
  cache?: 'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload';
}
