// Loaded before a built server: its clock runs ahead by CLOCK_AHEAD milliseconds.
const ahead = Number(process.env.CLOCK_AHEAD);
const RealDate = Date;
const realNow = Date.now.bind(Date);

globalThis.Date = class extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(realNow() + ahead);
    else super(...(args as [number]));
  }
  static override now(): number {
    return realNow() + ahead;
  }
} as DateConstructor;
