import { RATE, type Sound } from './instruments.ts';

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** ITU-R BS.1770's two filters, worked out for our rate: the head's lift of the treble, the ear's deafness to the bass. */
function shelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const [gain, q] = [10 ** (3.999843853973347 / 20), 0.7071752369554196];
  const lift = gain ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (gain + (lift * k) / q + k * k) / a0,
    (2 * (k * k - gain)) / a0,
    (gain - (lift * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

function highPass(): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

function filtered(sound: Sound, [b0, b1, b2, a1, a2]: Biquad): Sound {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** The loudest 400 ms in LUFS; what is shorter counts as followed by silence. */
function loudness(sound: Sound): number {
  const weighted = filtered(filtered(sound, shelf()), highPass());
  const window = Math.round(0.4 * RATE);
  let [energy, most] = [0, 0];
  for (let index = 0; index < weighted.length; index += 1) {
    energy += weighted[index]! ** 2 - (index >= window ? weighted[index - window]! ** 2 : 0);
    most = Math.max(most, energy);
  }
  return -0.691 + 10 * Math.log10(most / window);
}

/** No clicks at the ends, one loudness for all, and room for what the encoders add to a peak. */
export function finished(sound: Sound, fadeOut: number, target = -20, ceiling = -4.5): Sound {
  const [first, last] = [0.002 * RATE, fadeOut * RATE];
  const ease = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, share));
  const faded = sound.map(
    (value, index) => value * ease(index / first) * ease((sound.length - 1 - index) / last),
  );
  const peak = faded.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const gain = Math.min(10 ** ((target - loudness(faded)) / 20), 10 ** (ceiling / 20) / peak);
  return faded.map((value) => value * gain);
}
