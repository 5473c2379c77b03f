/** Whether a path belongs to the JSON API rather than to a page. */
export function isApiPath(path: string): boolean {
  return path === '/healthz' || path === '/api' || path.startsWith('/api/');
}
