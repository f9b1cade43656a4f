export const RATE = 44_100;

export type Sound = Float64Array;

export const silence = (seconds: number): Sound => new Float64Array(Math.round(seconds * RATE));

/** The same noise on every run, so that the same command makes the same files. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

type Partial = { ratio: number; gain: number; decay: number };

/** Sines that die away, each at its own pace: what a struck solid sounds like. */
function struck(seconds: number, frequency: number, partials: readonly Partial[], attack: number) {
  return silence(seconds).map((_, index) => {
    const t = index / RATE;
    const ring = partials.reduce(
      (sum, { ratio, gain, decay }) =>
        sum + gain * Math.exp(-t / decay) * Math.sin(2 * Math.PI * frequency * ratio * t),
      0,
    );
    return ring * Math.min(1, t / attack);
  });
}

/** A small block of hard wood: short, with a hollow second tone. */
export const wood = (frequency: number): Sound =>
  struck(
    0.16,
    frequency,
    [
      { ratio: 1, gain: 1, decay: 0.028 },
      { ratio: 2.57, gain: 0.32, decay: 0.012 },
      { ratio: 4.9, gain: 0.1, decay: 0.005 },
    ],
    0.0008,
  );

/** A cast brass bell heard across a room: the hum below, the strike softened. */
export const bell = (frequency: number, seconds: number): Sound =>
  struck(
    seconds,
    frequency,
    [
      { ratio: 0.5, gain: 0.35, decay: 0.9 },
      { ratio: 1, gain: 1, decay: 0.7 },
      { ratio: 1.19, gain: 0.22, decay: 0.5 },
      { ratio: 2, gain: 0.4, decay: 0.38 },
      { ratio: 2.74, gain: 0.14, decay: 0.2 },
      { ratio: 4.07, gain: 0.05, decay: 0.09 },
    ],
    0.004,
  );

/** Passes what is slower than the string's own movement; `share` is how much of each new value counts. */
function softened(sound: Sound, share: number): Sound {
  let kept = 0;
  return sound.map((value) => (kept += share * (value - kept)));
}

/** One string after Karplus and Strong: a loop as long as a wave, a little duller each time round. */
function string(frequency: number, seconds: number, sustain: number, seed: number): Sound {
  const hiss = noise(seed);
  const period = RATE / frequency - 0.5;
  const whole = Math.floor(period);
  const share = period - whole;
  const loop = softened(silence((whole + 2) / RATE).map(hiss), 0.35);
  const mean = loop.reduce((sum, value) => sum + value, 0) / loop.length;
  const sound = silence(seconds);
  for (let index = 0; index < sound.length; index += 1) {
    const past = (back: number) => {
      const at = index - back;
      return at >= 0 ? sound[at]! : loop[at + loop.length]! - mean;
    };
    const read = (back: number) => (1 - share) * past(back) + share * past(back + 1);
    sound[index] = sustain * 0.5 * (read(whole) + read(whole + 1));
  }
  return sound;
}

/** An oud's course: two strings all but in tune, plucked with a soft risha. */
export function oud(frequency: number, seconds: number, sustain = 0.996): Sound {
  const seed = Math.round(frequency * 10);
  const second = string(frequency * 1.0012, seconds, sustain, seed + 1);
  const course = string(frequency, seconds, sustain, seed).map(
    (value, index) => value + 0.8 * second[index]!,
  );
  // The body of the instrument keeps low strings from rasping.
  return softened(course, Math.min(0.4, 0.12 + frequency / 1600));
}
