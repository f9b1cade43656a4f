/** What one client may use. Sizes are bytes, times are milliseconds. */
export const limits = {
  messageBytes: 256 * 1024,
  /** Waiting for a client that does not read. */
  unreadBytes: 1024 * 1024,
  /** Clients send a heartbeat every 25 or 30 seconds. */
  idle: 65_000,
  channelsPerConnection: 100,
  bindingsPerChannel: 20,
  conditionsPerBinding: 10,
  valuesPerCondition: 100,
  filterLength: 2_000,
  nameBytes: 255,
  tokenLength: 8_000,
  /** Messages that wait while an earlier one, for example a join, is still being handled. */
  waitingMessages: 500,
  jsonDepth: 32,
  presenceBytes: 2 * 1024,
  presencesPerTopic: 500,
  /** What a message costs beside its bytes, and a presence in the state of a room. */
  messageCost: 1024,
  /** Messages in one HTTP request. */
  messagesPerRequest: 100,
} as const;

/** How many at once, and how many per second in the long run. */
export const rates = {
  joins: { burst: 120, perSecond: 10 },
  messages: { burst: 300, perSecond: 100 },
  bytes: { burst: 4 * 1024 * 1024, perSecond: 512 * 1024 },
  /** Above the rate of messages; who sends even more is cut off. */
  excess: { burst: 1_000, perSecond: 10 },
  /** Bytes that the clients of one network cause: of each message, once for each receiver. */
  traffic: { burst: 64 * 1024 * 1024, perSecond: 8 * 1024 * 1024 },
  presences: { burst: 30, perSecond: 2 },
  /** Over HTTP, for each address. */
  requests: { burst: 200, perSecond: 50 },
} as const;
