import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { PictureKind } from '#domain/uploads/files.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import { log } from '#platform/log.server.ts';
import type {
  DecodeLimits,
  DecodeMessage,
  DecodeRequest,
  DecodeResponse,
} from './decode-protocol.ts';

interface PoolOptions extends DecodeLimits {
  processes: number;
  /** Pictures that may wait for a process. */
  maxWaiting: number;
  /** Milliseconds for one picture, for a process that does not even run its own timer. */
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

/** Runs from the sources in the built shop, in development and in tests alike. */
const processFile = resolve('src/services/uploads/decode-process.ts');

/**
 * Decodes pictures in processes that are replaced when a picture exceeds the limits of memory or
 * time, or crashes the decoder. Returns 'busy' when too many pictures wait, null for a bad picture.
 */
export function createDecodePool(options: Partial<PoolOptions> = {}) {
  const settings = { ...defaults, ...options };
  const idle: DecodeProcess[] = [];
  const limited = limitConcurrency(() => settings.processes, settings.maxWaiting);

  const run = async (load: () => Promise<DecodeRequest>) => {
    const request = await load();
    const start = () => startProcess(settings, (ended) => remove(idle, ended));
    let decoder = idle.pop() ?? start();
    let response = await decoder.decode(request);
    // It was killed while it waited for work, which is not the picture's fault.
    if (response === 'not_started') {
      decoder = start();
      response = await decoder.decode(request);
    }
    if (decoder.isAlive()) idle.push(decoder);
    if (response !== 'not_started') return { response };
    log.error('the process that decodes pictures could not be started');
    return { response: null };
  };
  return {
    /** `load` is called when a process is free, so that waiting pictures take no memory. */
    async decode<Type extends PictureKind = 'webp' | 'avif'>(
      load: () => Promise<DecodeRequest>,
    ): Promise<DecodeResponse<Type> | 'busy'> {
      const result = await limited(() => run(load));
      // Renderings alone may have other types than the two.
      return result ? (result.response as DecodeResponse<Type>) : 'busy';
    },
    /** For tests: the processes that wait for work. */
    idlePids: () => idle.map(({ pid }) => pid),
    close: () => idle.forEach(({ end }) => end()),
  };
}

type DecodeProcess = ReturnType<typeof startProcess>;

function startProcess(
  { memory, cpu, timeout, idle }: PoolOptions,
  onEnd: (ended: { pid?: number | undefined }) => void,
) {
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
    async decode(request: DecodeRequest): Promise<DecodeResponse<PictureKind> | 'not_started'> {
      clearTimeout(idleTimer);
      hold(child);
      const response = await exchange(child, request, timeout);
      release(child);
      idleTimer = setTimeout(end, idle);
      idleTimer.unref();
      return response;
    },
  };
}

/** Null when the process ends while it decodes; 'not_started' when it was gone before. */
function exchange(
  child: ChildProcess,
  request: DecodeRequest,
  timeout: number,
): Promise<DecodeResponse<PictureKind> | 'not_started'> {
  const { promise, resolve: settle } = Promise.withResolvers<
    DecodeResponse<PictureKind> | 'not_started'
  >();
  let isStarted = false;
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    child.kill('SIGKILL');
  }, timeout);
  const onMessage = (data: unknown) => {
    const message = data as DecodeMessage;
    if (message === 'started') isStarted = true;
    else settle(message.response);
  };
  const onExit = (code: number | null, signal: string | null) => {
    if (!isStarted && !isTimedOut) return settle('not_started');
    log.warn({ code, signal, bytes: request.bytes.byteLength }, 'a picture exceeded its limits');
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

function remove(idle: DecodeProcess[], ended: { pid?: number | undefined }): void {
  const index = idle.findIndex(({ pid }) => pid === ended.pid);
  if (index !== -1) idle.splice(index, 1);
}
