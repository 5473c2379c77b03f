/** Electron's fetch is Chromium's: it knows `cache`, which the types of Node 20 leave out. */
interface RequestInit {
  cache?: 'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload';
}
