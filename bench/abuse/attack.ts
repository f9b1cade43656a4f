/** One figure of an attack; the drill fails when it is above its limit. */
export interface Finding {
  figure: string;
  value: number;
  max: number;
}

export interface Target {
  /** The shop under attack, without a slash at the end. */
  url: string;
  /** The secret key; a shop that is given by its address has it in SERVICE_KEY. */
  secretKey: string | null;
}

/** Attacks the shop over HTTP, as a stranger would, and counts what got through. */
export interface Attack {
  name: string;
  run(target: Target): Promise<Finding[]>;
}
