import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import { log } from '#platform/log.server.ts';
import type { LimitedMessage, ProcessLimits } from './limited-process.ts';

export interface PoolOptions extends ProcessLimits {
  processes: number;
  /** Files that may wait for a process. */
  maxWaiting: number;
  /** Milliseconds for one file, for a process that does not even run its own timer. */
  timeout: number;
  /** Milliseconds after which an unused process ends. */
  idle: number;
}

const defaults: PoolOptions = {
  processes: 2,
  maxWaiting: 40,
  memory: 384 * 1024 * 1024,
  cpu: 6_000_000,
  timeout: 30_000,
  idle: 60_000,
};

interface FileRequest {
  bytes: Uint8Array;
}

/**
 * Reads files of strangers in processes that are replaced when a file exceeds the limits of memory or
 * time, or crashes what reads it. Such a process is a file that Node runs as it is, with
 * `serveWithinLimits`. Returns 'busy' when too many files wait, null for a bad file.
 */
export function createLimitedPool<Request extends FileRequest, Response>(
  processFile: string,
  options: Partial<PoolOptions> = {},
) {
  const settings = { ...defaults, ...options };
  const idle: LimitedProcess<Request, Response>[] = [];
  const limited = limitConcurrency(() => settings.processes, settings.maxWaiting);

  const run = async (load: () => Promise<Request>) => {
    const request = await load();
    const start = () =>
      startProcess<Request, Response>(resolve(processFile), settings, (ended) =>
        remove(idle, ended),
      );
    let reader = idle.pop() ?? start();
    let response = await reader.read(request);
    // It was killed while it waited for work, which is not the file's fault.
    if (response === 'not_started') {
      reader = start();
      response = await reader.read(request);
    }
    if (reader.isAlive()) idle.push(reader);
    if (response !== 'not_started') return { response };
    log.error('a process that reads files could not be started');
    return { response: null };
  };
  return {
    /** `load` is called when a process is free, so that waiting files take no memory. */
    async read(load: () => Promise<Request>): Promise<Response | null | 'busy'> {
      const result = await limited(() => run(load));
      return result ? result.response : 'busy';
    },
    idlePids: () => idle.map(({ pid }) => pid),
    close: () => idle.forEach(({ end }) => end()),
  };
}

interface LimitedProcess<Request, Response> {
  pid: number | undefined;
  end(): void;
  isAlive(): boolean;
  read(request: Request): Promise<Response | null | 'not_started'>;
}

function startProcess<Request extends FileRequest, Response>(
  processFile: string,
  { memory, cpu, timeout, idle }: PoolOptions,
  onEnd: (ended: { pid?: number | undefined }) => void,
): LimitedProcess<Request, Response> {
  const child = fork(processFile, [String(memory), String(cpu)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // It handles strangers' files and needs no secret of the shop.
    // Several arenas of glibc never give their memory back: 400 MB after three photographs, not 240.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '1' },
    stdio: 'ignore',
  });
  let isAlive = true;
  let idleTimer: NodeJS.Timeout | undefined;
  child.on('exit', () => {
    isAlive = false;
    clearTimeout(idleTimer);
    onEnd(child);
  });
  const end = () => child.kill('SIGKILL');
  release(child);
  return {
    pid: child.pid,
    end,
    isAlive: () => isAlive,
    async read(request) {
      clearTimeout(idleTimer);
      hold(child);
      const response = await exchange<Response>(child, request, timeout);
      release(child);
      idleTimer = setTimeout(end, idle);
      idleTimer.unref();
      return response;
    },
  };
}

/** Null when the process ends while it reads; 'not_started' when it was gone before. */
function exchange<Response>(
  child: ChildProcess,
  request: FileRequest,
  timeout: number,
): Promise<Response | null | 'not_started'> {
  const { promise, resolve: settle } = Promise.withResolvers<Response | null | 'not_started'>();
  let isStarted = false;
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    child.kill('SIGKILL');
  }, timeout);
  const onMessage = (data: unknown) => {
    const message = data as LimitedMessage<Response>;
    if (message === 'started') isStarted = true;
    else settle(message.response);
  };
  const onExit = (code: number | null, signal: string | null) => {
    if (!isStarted && !isTimedOut) return settle('not_started');
    log.warn({ code, signal, bytes: request.bytes.byteLength }, 'a file exceeded its limits');
    return settle(null);
  };
  child.on('message', onMessage);
  child.once('exit', onExit);
  child.once('error', onExit);
  child.send(request, (error) => error && settle('not_started'));
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', onMessage);
    child.off('exit', onExit);
    child.off('error', onExit);
  });
}

/** An idle process does not keep the shop from ending. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function remove(idle: { pid: number | undefined }[], ended: { pid?: number | undefined }): void {
  const index = idle.findIndex(({ pid }) => pid === ended.pid);
  if (index !== -1) idle.splice(index, 1);
}
