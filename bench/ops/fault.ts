/** Something breaks; what is returned repairs it. */
export type Fault = {
  title: string;
  /** Why this machine cannot cause it. */
  missing?(): Promise<string | undefined>;
  /** The service comes back before anything is repaired. */
  healsByItself?: boolean;
  cause(): Promise<() => unknown>;
  /** What else must hold once it is repaired. */
  check?(): Promise<void>;
};

/** Milliseconds that a fault lasts which is repaired by hand. */
export const lasting = 5_000;
