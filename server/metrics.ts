import { createServer } from 'node:http';
import { streamEvents } from '@shared/contract/eventEndpoints';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds: from a cached page to the longest database wait. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics in Prometheus' text format. */
export type Metrics = {
  /** Counts a completed request, except an event stream. */
  observeRequest: (request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }) => void;
  /** @param read called at each scrape; `null` if unknown */
  addGauge: (name: string, help: string, read: () => Promise<number | null>) => void;
  /**
   * Serves `GET /metrics` on a separate port, which guests cannot reach.
   * @returns stops serving
   */
  listen: (address: { host: string; port: number }) => Promise<() => Promise<void>>;
};

/** The process's metrics (memory, event loop, garbage collection), and those added. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, streams of events left out',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });

  return {
    observeRequest: ({ method, route, status, seconds }) => {
      // A stream lasts as long as somebody listens, which says nothing about the server's speed.
      if (route === streamEvents.path && status === 200) return;
      requests.observe({ method, route, status: String(status) }, seconds);
    },

    addGauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => {
          gauge.set((await read()) ?? Number.NaN);
        },
      });
    },

    listen: async ({ host, port }) => {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        registry.metrics().then(
          (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      return async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      };
    },
  };
}
