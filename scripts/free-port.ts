import { probePort } from '#platform/http/probe-port.server.ts';

/** A port of this machine that is free at the moment. */
export const freePort = (): Promise<number> => probePort({ host: '127.0.0.1', port: 0 });
