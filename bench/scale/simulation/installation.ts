import type { EventQueue } from './event-queue.ts';
import type { Histogram } from './histogram.ts';
import type { Lock } from './lock.ts';
import { type OrderLimits, OrderQueue } from './order-queue.ts';
import { Station } from './station.ts';

export interface Installation {
  /** One core each. */
  workers: number;
  databaseCores: number;
  /** Milliseconds that a commit waits for the disk and for the synchronous replica. */
  commitWait: number;
  /** Milliseconds between shop and database and back. */
  roundTrip: number;
  limits: OrderLimits;
  /** Whether orders send NOTIFY themselves (before decision 82); its lock of the whole server lasts until the commit is over. */
  notifies: boolean;
}

export interface Costs {
  stored: { shop: number };
  rendered: { shop: number; database: number };
  order: { shop: number; database: number };
}

export interface Worker {
  core: Station;
  orders: OrderQueue;
  /** When the last orders came, the oldest first. */
  crowd: number[];
}

export interface State {
  events: EventQueue;
  installation: Installation;
  costs: Costs;
  database: Station;
  hotProduct: Lock;
  notify: Lock;
  placed: Histogram;
}

export const createWorker = (installation: Installation) => (): Worker => ({
  core: new Station(1),
  orders: new OrderQueue(installation.limits),
  crowd: [],
});
