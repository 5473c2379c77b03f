/** A signed-in API client that behaves like a browser. */
export type ApiSession = {
  /** For calls that {@link ApiSession.send} cannot make. */
  cookie: string;
  send: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; json: unknown }>;
  /** The same cookie for another server. */
  at: (url: string) => ApiSession;
};

export const OWNER_PASSWORD = 'Sardines-at-noon-27';

/**
 * Signs in to a running server with its first password and changes it.
 * @throws Error if a call is rejected
 */
export async function signInFirstTime(url: string, firstPassword: string): Promise<ApiSession> {
  const first = await post(url, '/api/admin/login', { username: 'admin', password: firstPassword });
  const changed = await post(
    url,
    '/api/admin/change-password',
    { currentPassword: firstPassword, newPassword: OWNER_PASSWORD },
    cookieOf(first),
  );
  return sessionWith(url, cookieOf(changed));
}

/** Signs in, by default with the password from {@link signInFirstTime}. */
export async function signIn(url: string, password = OWNER_PASSWORD): Promise<ApiSession> {
  const answer = await post(url, '/api/admin/login', { username: 'admin', password });
  return sessionWith(url, cookieOf(answer));
}

function sessionWith(url: string, cookie: string): ApiSession {
  return {
    cookie,
    at: (elsewhere) => sessionWith(elsewhere, cookie),
    send: async (method, path, body) => {
      const response = await fetch(url + path, {
        method,
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: (await response.json()) as unknown };
    },
  };
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
