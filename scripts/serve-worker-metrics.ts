import { createServer, type Server } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import { report } from './report.ts';

/** The figures of all workers as one, on loopback only as those of one process. */
export function serveWorkerMetrics(port: number): Server {
  const workers = new AggregatorRegistry();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const figures = await workers.clusterMetrics();
      // The text is empty without workers, and Prometheus would take the shop for healthy.
      if (!figures) return response.writeHead(503).end();
      response.writeHead(200, { 'Content-Type': workers.contentType }).end(figures);
    } catch {
      // A worker ended in between: the next scrape has them all.
      response.writeHead(503).end();
    }
  });
  server.on('error', report.metricsFailed);
  return server.listen(port, '127.0.0.1');
}
