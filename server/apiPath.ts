/** Whether an address is a program's rather than a browser's page: JSON in, JSON out. */
export function isApiPath(path: string): boolean {
  return path === '/healthz' || path === '/api' || path.startsWith('/api/');
}
