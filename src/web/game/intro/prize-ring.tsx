import type { Prize } from '#domain/game/game.ts';

import { rosettePaths } from '#ui/khatam-geometry.ts';
import { smallPicture } from '../stage/small-picture.ts';

const [size, ring, medal] = [400, 142, 46];
const middle = size / 2;
const rosette = Object.values(rosettePaths(middle, middle, 78));

/** The prizes around a star. It does not show the odds; the wheel does. */
export function PrizeRing({ prizes }: { prizes: readonly Prize[] }) {
  const shown = prizes.filter(({ picture }) => picture).slice(0, 8);
  return (
    <svg className="prize-ring" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={middle} cy={middle} r={ring + medal + 8} className="prize-ring-line" />
      <circle cx={middle} cy={middle} r={ring - medal - 6} className="prize-ring-line" />
      <g className="prize-ring-star">
        {rosette.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <clipPath id="prize-medal">
        <circle cx={middle} cy={middle} r={medal} />
      </clipPath>
      {shown.map(({ id, picture }, index) => {
        const angle = (index / shown.length) * 2 * Math.PI;
        const [x, y] = [Math.sin(angle) * ring, -Math.cos(angle) * ring];
        return (
          <g key={id} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
            <image
              href={smallPicture(picture!.url)}
              x={middle - medal}
              y={middle - medal}
              width={2 * medal}
              height={2 * medal}
              preserveAspectRatio="xMidYMid slice"
              clipPath="url(#prize-medal)"
            />
            <circle cx={middle} cy={middle} r={medal} className="prize-ring-medal" />
          </g>
        );
      })}
    </svg>
  );
}
