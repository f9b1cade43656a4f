import { useId } from 'react';
import { khatamPath } from '#ui/khatam-geometry.ts';

const tile = 40;
const star = khatamPath(tile / 2, tile / 2, tile / 2);
const heart = khatamPath(tile / 2, tile / 2, tile / 5);

const arch = 'M24 440V196C24 122 104 92 160 22C216 92 296 122 296 196V440Z';
const frame = 'M8 440V192C8 112 94 82 160 0C226 82 312 112 312 192V440Z';

/** A keel arch filled with a mashrabiya lattice, lit from behind. */
export function LatticeWindow() {
  const id = useId();
  const lattice = `${id}-lattice`;
  const light = `${id}-light`;
  return (
    <svg className="lattice-window" viewBox="0 -4 320 448" aria-hidden="true">
      <defs>
        <pattern id={lattice} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path d={star} />
          <path d={heart} />
        </pattern>
        <radialGradient id={light} cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" className="lattice-light" />
          <stop offset="1" className="lattice-shade" />
        </radialGradient>
      </defs>
      <path d={frame} className="lattice-frame" />
      <path d={arch} fill={`url(#${light})`} />
      <path d={arch} fill={`url(#${lattice})`} className="lattice-edge" />
    </svg>
  );
}
