/**
 * The motion of the wheel: a push, then constant friction of the bearing and air drag that grows
 * with speed. In degrees and seconds.
 */
const push = 0.35;
const friction = 42;
const drag = 0.3;

export interface SpinMotion {
  /** The final angle, relative to the start. */
  total: number;
  seconds: number;
  angleAt(seconds: number): number;
}

interface Landing {
  segment: number;
  count: number;
  /** Where in the segment the pointer rests: 0 is one edge, 1 the other. */
  within: number;
  turns: number;
}

/** The clockwise angle that brings a segment under the pointer. */
export function landingAngle({ segment, count, within, turns }: Landing): number {
  const sweep = 360 / count;
  return turns * 360 + 360 - segment * sweep - (within - 0.5) * sweep;
}

const rollTime = (speed: number) => Math.log(1 + (speed * drag) / friction) / drag;

function rolled(speed: number, seconds: number): number {
  const terminal = friction / drag;
  return ((speed + terminal) * (1 - Math.exp(-drag * seconds))) / drag - terminal * seconds;
}

const travel = (speed: number) => (speed * push) / 2 + rolled(speed, rollTime(speed));

/** The initial speed for a total angle. The angle grows with speed, so bisection finds it. */
function speedFor(total: number): number {
  let [low, high] = [0, 10_000];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (travel(middle) < total) low = middle;
    else high = middle;
  }
  return high;
}

export function spinTo(landing: Landing): SpinMotion {
  const total = landingAngle(landing);
  const speed = speedFor(total);
  const seconds = push + rollTime(speed);
  return {
    total,
    seconds,
    angleAt(time) {
      if (time >= seconds) return total;
      if (time < push) return (speed * time * time) / (2 * push);
      return (speed * push) / 2 + rolled(speed, time - push);
    },
  };
}

const framesPerSecond = 60;

/** The angle at each frame, played by the browser's compositor. */
export const sampleSpin = ({ seconds, angleAt }: SpinMotion): number[] => {
  const frames = Math.ceil(seconds * framesPerSecond);
  return Array.from({ length: frames + 1 }, (_, frame) => angleAt((frame / frames) * seconds));
};

/** The moments when a nail between two segments passes the pointer. */
export function nailTimes(angles: readonly number[], seconds: number, count: number): number[] {
  const sweep = 360 / count;
  const nailsBy = (angle: number) => Math.floor((angle + sweep / 2) / sweep);
  const times: number[] = [];
  for (let frame = 1; frame < angles.length; frame += 1) {
    if (nailsBy(angles[frame]!) > nailsBy(angles[frame - 1]!)) {
      times.push((frame / (angles.length - 1)) * seconds);
    }
  }
  return times;
}

const maxBend = 24;
/** How far before the pointer, in degrees of the wheel, a nail starts to lift it. */
const contact = 6;
const springBack = 18;

/** How far the pointer is bent at each frame: lifted by a nail, released, springing back. */
export function bendPointer(angles: readonly number[], seconds: number, count: number): number[] {
  const sweep = 360 / count;
  const step = seconds / (angles.length - 1);
  let bent = 0;
  return angles.map((angle) => {
    const sinceNail = (angle + sweep / 2) % sweep;
    const lifted = ((sinceNail - (sweep - contact)) / contact) * maxBend;
    bent = Math.max(bent * Math.exp(-springBack * step), lifted, 0);
    return bent;
  });
}
