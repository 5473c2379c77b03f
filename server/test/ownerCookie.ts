import { OWNER_PASSWORD } from './apiSession';
import type { BuiltServer } from './builtServer';

const USERNAME = 'admin';

/** The owner's browser by server, so that it is new only once. */
const devices = new Map<string, string>();
const isDevice = (cookie: string) => cookie.includes('villa-device');

/**
 * The cookie of a signed-in owner, for hand-made requests. On a server's first start the printed password is changed to
 * {@link OWNER_PASSWORD}.
 * @throws Error if a call is rejected
 */
export async function ownerCookie(
  server: Pick<BuiltServer, 'url' | 'adminPassword'>,
): Promise<string> {
  const known = await post(
    server.url,
    '/api/admin/login',
    { username: USERNAME, password: OWNER_PASSWORD },
    devices.get(server.url),
  );
  if (known.ok) {
    const cookie = cookieOf(known);
    devices.set(server.url, cookie.split('; ').filter(isDevice).join('; '));
    return cookie;
  }
  const firstPassword = server.adminPassword() ?? '';
  const first = await post(server.url, '/api/admin/login', {
    username: USERNAME,
    password: firstPassword,
  });
  const changed = await post(
    server.url,
    '/api/admin/change-password',
    { currentPassword: firstPassword, newPassword: OWNER_PASSWORD },
    cookieOf(first),
  );
  if (!changed.ok) throw new Error(`Could not sign in: ${changed.status} ${await changed.text()}`);
  return cookieOf(changed);
}

function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
