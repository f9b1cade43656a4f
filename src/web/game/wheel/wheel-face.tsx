import { memo, useMemo } from 'react';
import { khatamPath } from '#ui/khatam-geometry.ts';
import {
  alongRadius,
  chordAt,
  faceSize,
  pointAt,
  reach,
  segmentPath,
  sweepOf,
  turnTo,
} from './wheel-geometry.ts';
import { fitLabel } from './wheel-label.ts';

export interface WheelSegment {
  prizeId: string;
  name: string;
  /** The URL of its picture, if it has one. */
  picture: string | null;
  /** The percentage of a coupon, which its picture is too small to show. */
  figure: string | null;
}

const tones = 8;
const lineHeight = 1.15;
/** Between the star around the hub and the picture. */
const labelRoom = 56;
const middle = faceSize / 2;

/** The disc that turns. Memoized: turning moves the whole element and repaints nothing. */
export const WheelFace = memo(function WheelFace({ segments }: { segments: WheelSegment[] }) {
  const toneOf = useMemo(() => tonesByPrize(segments), [segments]);
  const count = segments.length;
  return (
    <svg className="wheel-face" viewBox={`0 0 ${faceSize} ${faceSize}`} aria-hidden="true">
      <circle cx={middle} cy={middle} r={reach.edge} className="wheel-rim" />
      <circle cx={middle} cy={middle} r={reach.edge - 1} className="wheel-line" />
      <clipPath id="wheel-medal">
        <circle cx={middle} cy={middle - reach.picture} r={medalRadius(count)} />
      </clipPath>
      {segments.map((segment, index) => (
        <g key={index} className={`wheel-segment wheel-tone-${toneOf.get(segment.prizeId)}`}>
          <path d={segmentPath(index, count)} className="wheel-slice" />
          <g transform={turnTo(index, count)}>
            <Label name={segment.name} turn={alongRadius(index, count, reach.label)} />
            {segment.figure ? (
              <FigureMedal
                figure={segment.figure}
                radius={medalRadius(count)}
                turn={alongRadius(index, count, reach.picture)}
              />
            ) : (
              segment.picture && <Medal picture={segment.picture} count={count} />
            )}
          </g>
        </g>
      ))}
      <circle cx={middle} cy={middle} r={reach.rim} className="wheel-line" />
      {segments.map((_, index) => {
        const { x, y } = pointAt((index + 0.5) * sweepOf(count), reach.nail);
        return <circle key={index} cx={x} cy={y} r={3.25} className="wheel-nail" />;
      })}
      <path d={khatamPath(middle, middle, reach.hub + 22, Math.PI / 8)} className="wheel-star" />
    </svg>
  );
});

/** Each prize has one colour in all its segments, so that its share is visible. */
function tonesByPrize(segments: WheelSegment[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const { prizeId } of segments) {
    if (!known.has(prizeId)) known.set(prizeId, known.size % tones);
  }
  return known;
}

const medalRadius = (count: number) => Math.min(23, chordAt(reach.picture, count) / 2 - 6);

/** Large on one line; two lines are smaller, as a segment narrows towards the hub. */
function labelOf(name: string) {
  const whole = fitLabel(name, { widths: [labelRoom], sizes: [14, 13] });
  if (whole.lines[0] === name) return whole;
  return fitLabel(name, { widths: [labelRoom, labelRoom], sizes: [12, 11, 10] });
}

function Label({ name, turn }: { name: string; turn: string }) {
  const { lines, size } = useMemo(() => labelOf(name), [name]);
  const top = middle - reach.label - ((lines.length - 1) * size * lineHeight) / 2;
  return (
    <text className="wheel-label" fontSize={size} textAnchor="middle" transform={turn}>
      {lines.map((line, index) => (
        <tspan key={index} x={middle} y={top + index * size * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface FigureMedalProps {
  figure: string;
  radius: number;
  turn: string;
}

function FigureMedal({ figure, radius, turn }: FigureMedalProps) {
  const place = { x: middle, y: middle - reach.picture };
  return (
    <g transform={turn}>
      <circle cx={place.x} cy={place.y} r={radius} className="wheel-medal wheel-medal-plain" />
      <text className="wheel-figure" {...place} fontSize={radius * 0.85} textAnchor="middle">
        {figure}
      </text>
    </g>
  );
}

function Medal({ picture, count }: { picture: string; count: number }) {
  const radius = medalRadius(count);
  const [x, y] = [middle - radius, middle - reach.picture - radius];
  return (
    <>
      <image
        href={picture}
        x={x}
        y={y}
        width={2 * radius}
        height={2 * radius}
        preserveAspectRatio="xMidYMid slice"
        clipPath="url(#wheel-medal)"
      />
      <circle cx={middle} cy={middle - reach.picture} r={radius} className="wheel-medal" />
    </>
  );
}
