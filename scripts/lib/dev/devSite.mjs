import { existsSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { createServerModuleRunner } from 'vite';
import { ADMIN_ENTRY, PUBLIC_ENTRY } from './devProject.mjs';

/** Vite's addresses: its own modules, the sources, and prebundled packages. */
const VITE_PATHS = /^\/(@|__|site\/|shared\/|node_modules\/|\.cache\/)/;
const RENDERER = '/site/public/entryServer.tsx';
/** Hot replacement ahead of a page's entry, as a module, so that no inline script is needed. */
const PREAMBLE = `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;
const ENTRIES = {
  [PUBLIC_ENTRY]: `${PREAMBLE}await import('/site/public/entryClient.tsx');`,
  [ADMIN_ENTRY]: `${PREAMBLE}await import('/site/admin/entry.tsx');`,
};

/**
 * Vite in front of the server. It serves the sources, passes on everything else, and renders pages from the
 * server's data.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {number} options.serverPort of the server behind
 * @param {() => Promise<boolean>} options.isServerReady
 * @returns {import('vite').Plugin}
 */
export function devSite({ root, serverPort, isServerReady }) {
  const publicDir = path.join(root, 'site/assets/root');
  const isOfVite = (pathname) =>
    VITE_PATHS.test(pathname) || (pathname !== '/' && existsSync(path.join(publicDir, pathname)));

  return {
    name: 'villa:dev-site',
    resolveId: (id) => (id in ENTRIES ? id : null),
    load: (id) => ENTRIES[id] ?? null,
    configureServer: (vite) => {
      const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
      // The next page loads all modules again in the order of a first visit, which determines the style names.
      const forget = () => runner.clearCache();
      for (const event of ['add', 'change', 'unlink']) vite.watcher.on(event, forget);
      const render = async (input) => (await runner.import(RENDERER)).renderPage(input);

      // Added before Vite's own middlewares, which therefore only get Vite's requests.
      vite.middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.originalUrl ?? '/', 'http://localhost');
        if (isOfVite(pathname)) return next();
        void forward(incoming, outgoing, { render, serverPort, isServerReady }).catch((error) => {
          vite.config.logger.error(error.stack ?? String(error));
          if (!outgoing.headersSent) outgoing.writeHead(502, { 'Content-Type': 'text/plain' });
          outgoing.end(`${error.stack ?? error}\n`);
        });
      });
    },
  };
}

async function forward(incoming, outgoing, { render, serverPort, isServerReady }) {
  if (!(await isServerReady())) throw new Error('The server does not run: see the terminal.');
  const answer = await ask(incoming, outgoing, serverPort);
  const headers = withoutHopByHop(answer.headers);
  if (!String(headers['content-type']).startsWith('text/html')) {
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    return;
  }
  let html = await textOf(answer);
  let status = answer.statusCode ?? 502;
  // The stand-in for the built renderer returns the page's data.
  if (html.startsWith('{')) ({ html, status } = await render(JSON.parse(html)));
  delete headers.etag;
  outgoing.writeHead(status, {
    ...headers,
    'content-security-policy': devPolicy(String(headers['content-security-policy'])),
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(html),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : html);
}

/**
 * The server's policy plus what development needs: inline styles (styled-components and Vite's error overlay) and
 * Vite's socket. The rules for scripts stay.
 * @param {string} policy
 * @returns {string}
 */
export function devPolicy(policy) {
  return policy
    .split('; ')
    .map((directive) => {
      if (directive.startsWith('style-src ')) return "style-src 'self' 'unsafe-inline'";
      if (directive.startsWith('connect-src ')) return `${directive} ws:`;
      return directive;
    })
    .join('; ');
}

/** @returns {Promise<import('node:http').IncomingMessage>} */
function ask(incoming, outgoing, port) {
  const headers = { ...incoming.headers };
  // Pages must arrive uncompressed, because they are rendered here.
  delete headers['accept-encoding'];
  if (String(headers.accept).includes('text/html')) delete headers['if-none-match'];
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.originalUrl, headers },
      resolve,
    );
    asked.once('error', reject);
    outgoing.once('close', () => asked.destroy());
    incoming.pipe(asked);
  });
}

/** @returns headers without those of the server's own connection */
function withoutHopByHop(headers) {
  const own = ['connection', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

async function textOf(answer) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
