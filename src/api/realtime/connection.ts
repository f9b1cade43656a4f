import type { WebSocket } from 'ws';
import type { Clock } from '#platform/clock.ts';
import { log } from '#platform/log.server.ts';
import type { Channel, ChannelConnection } from './channel.ts';
import type { Hub } from './hub.ts';
import { limits, rates } from './limits.ts';
import { decodeMessage } from './protocol/decode.ts';
import { encodeMessage, type Frame } from './protocol/encode.ts';
import type { ClientMessage, Version } from './protocol/message.ts';
import { Allowance } from '#platform/allowance.ts';
import { runToEnd, runInSlices, smallInput } from '#platform/parsing/run-in-slices.server.ts';
import type { Identify } from './identify.ts';

interface Options {
  socket: WebSocket;
  hub: Hub;
  network: string;
  version: Version;
  clock: Clock;
  identify: Identify;
  handle(connection: Connection, message: ClientMessage): Promise<void>;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** Close codes of RFC 6455. */
const codes = { restart: 1012, malformed: 1007, policy: 1008 } as const;

/** One WebSocket with its channels. */
export class Connection implements ChannelConnection {
  readonly hub: Hub;
  readonly network: string;
  readonly version: Version;
  readonly identify: Identify;
  readonly channels = new Map<string, Channel>();
  readonly joins = new Allowance(rates.joins);
  readonly presences = new Allowance(rates.presences);
  readonly #messages = new Allowance(rates.messages);
  readonly #bytes = new Allowance(rates.bytes);
  readonly #excess = new Allowance(rates.excess);
  readonly #socket: WebSocket;
  readonly #clock: Clock;
  readonly #handle: Options['handle'];
  #heardAt = performance.now();
  #waiting = 0;
  #work: Promise<void> = Promise.resolve();

  constructor({ socket, hub, network, version, clock, identify, handle }: Options) {
    this.#socket = socket;
    this.hub = hub;
    this.network = network;
    this.version = version;
    this.#clock = clock;
    this.identify = identify;
    this.#handle = handle;
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    // Reported by ws before it closes; an unhandled event would end the process.
    socket.on('error', () => {});
    socket.on('close', () => this.#closed());
  }

  now(): number {
    return this.#clock.now().getTime();
  }

  isIdle(): boolean {
    return performance.now() - this.#heardAt > limits.idle;
  }

  /** Cuts off a client that does not read what it is sent. */
  send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > limits.unreadBytes) {
      log.info('a realtime client that does not read is cut off');
      this.cutOff();
      return;
    }
    this.#socket.send(frame);
  }

  reply(
    { joinRef, ref, topic }: ClientMessage,
    status: 'ok' | 'error',
    response: object = {},
  ): void {
    const payload = JSON.stringify({ status, response });
    this.send(encodeMessage(this.version, { joinRef, ref, topic, event: 'phx_reply', payload }));
  }

  forget(channel: Channel): void {
    if (this.channels.get(channel.topic) === channel) this.channels.delete(channel.topic);
  }

  /** At once, without waiting for the other side. */
  cutOff(): void {
    this.#socket.terminate();
  }

  /** Says that the server restarts: clients connect again. */
  stop(): void {
    this.#socket.close(codes.restart, 'restarting');
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#heardAt = performance.now();
    const isExcess = !this.#messages.take() || !this.#bytes.take(data.length);
    // Before decoding, which costs most.
    if (isExcess && !this.#excess.take()) return this.cutOff();
    const steps = decodeMessage(this.version, data, isBinary);
    if (data.length > smallInput) {
      this.#enqueue(async () => this.#admit(await runInSlices(steps), isExcess));
    } else {
      const message = this.#admit(runToEnd(steps), isExcess);
      if (message) this.#enqueue(() => message);
    }
  }

  /** The message, unless it needs no handling. */
  #admit(message: ClientMessage | undefined, isExcess: boolean): ClientMessage | undefined {
    if (!message) this.#socket.close(codes.malformed, 'malformed message');
    else if (isExcess) this.channels.get(message.topic)?.shutDown('Too many messages per second');
    else if (message.topic === 'phoenix') this.reply(message, 'ok');
    else return message;
    return undefined;
  }

  /** One after the other: what follows a join needs its channel. */
  #enqueue(read: () => MaybePromise<ClientMessage | undefined>): void {
    if (this.#waiting >= limits.waitingMessages) {
      this.#socket.close(codes.policy, 'too many messages');
      return;
    }
    this.#waiting += 1;
    this.#work = this.#handleAfter(this.#work, read);
  }

  async #handleAfter(
    earlier: Promise<void>,
    read: () => MaybePromise<ClientMessage | undefined>,
  ): Promise<void> {
    await earlier;
    const isOpen = () => this.#socket.readyState === this.#socket.OPEN;
    let message: ClientMessage | undefined;
    try {
      message = isOpen() ? await read() : undefined;
      if (message && isOpen()) await this.#handle(this, message);
    } catch (error) {
      log.error({ err: error }, 'a realtime message could not be handled');
      if (message) this.reply(message, 'error', { reason: 'Unknown Error on Channel' });
    }
    this.#waiting -= 1;
  }

  #closed(): void {
    for (const channel of this.channels.values()) channel.close();
  }
}
