import { bell, noise, oud, silence, type Sound, wood, RATE } from './instruments.ts';
import { finished } from './loudness.ts';

type Note = { at: number; gain?: number; sound: Sound };

/** No note stops short: its last thirty milliseconds die away. */
const tail = 0.03 * RATE;

function mix(seconds: number, notes: readonly Note[]): Sound {
  const whole = silence(seconds);
  for (const { at, gain = 1, sound } of notes) {
    const start = Math.round(at * RATE);
    const end = Math.min(sound.length, whole.length - start);
    for (let index = 0; index < end; index += 1) {
      const left = Math.min(1, (sound.length - index) / tail);
      whole[start + index]! += gain * left * sound[index]!;
    }
  }
  return whole;
}

/** D and A in three octaves: open fifths, at home in every maqam on D. */
const [d3, a3, d4, e4, a4, d5, a5] = [146.83, 220, 293.66, 329.63, 440, 587.33, 880];

/** How long the wheel turns, and how many pegs pass its tongue meanwhile. */
const [turning, pegs] = [3.4, 44];

/** The wheel's turn eases out with the square of the time left; so do the pegs. */
function wheel(): Note[] {
  const chance = noise(12);
  return Array.from({ length: pegs }, (_, peg) => {
    const left = Math.sqrt(1 - peg / pegs);
    return {
      at: turning * (1 - left),
      gain: 0.75 + 0.25 * (1 - left),
      sound: wood(560 + 60 * left + 14 * chance()),
    };
  });
}

export const sounds: Record<string, Sound> = {
  tick: finished(mix(0.14, [{ at: 0, sound: wood(760) }]), 0.03),
  warning: finished(
    mix(0.42, [
      { at: 0, sound: wood(590) },
      { at: 0.15, gain: 0.9, sound: wood(470) },
    ]),
    0.05,
  ),
  correct: finished(
    mix(1.15, [
      { at: 0, gain: 0.8, sound: oud(d4, 1.15) },
      { at: 0.12, sound: oud(a4, 1) },
      { at: 0.12, gain: 0.05, sound: bell(a5, 1) },
    ]),
    0.35,
  ),
  wrong: finished(
    mix(0.85, [
      { at: 0, gain: 0.8, sound: oud(e4 / 2, 0.6, 0.975) },
      { at: 0.17, sound: oud(d3, 0.68, 0.98) },
    ]),
    0.25,
  ),
  spin: finished(mix(turning + 0.2, wheel()), 0.06),
  win: finished(
    mix(2.4, [
      { at: 0, gain: 0.8, sound: oud(d4, 2) },
      { at: 0.13, gain: 0.85, sound: oud(a4, 2) },
      { at: 0.26, gain: 0.9, sound: oud(d5, 2) },
      { at: 0.39, gain: 0.7, sound: oud(a3, 2) },
      { at: 0.39, gain: 0.12, sound: bell(d5, 2) },
      { at: 0.52, gain: 0.07, sound: bell(a5, 1.88) },
    ]),
    0.7,
  ),
};
