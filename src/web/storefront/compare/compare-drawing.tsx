import type { Box } from '#domain/catalog/fit-geometry.ts';
import { outlineIn, type Outline } from '#domain/catalog/outline.ts';
import { useLanguage } from '#i18n/react.tsx';
import { OutlinePath } from '../components/outline-path.tsx';
import { raisedBy } from '../product/drawing-layout.ts';
import { person } from '../product/drawing-reference.ts';

interface Frame {
  width: number;
  height: number;
}

const gap = 14;
const beside = person.width + gap;

export interface DrawnPiece {
  box: Box | null;
  outline: Outline | null;
}

/** Where a piece is drawn: what lies flat from above, everything else from the front. */
function placed({ box, outline: drawn }: DrawnPiece) {
  if (!box) return null;
  const outline = outlineIn(box, drawn);
  const isFlat = outline?.standing === 'flat';
  return {
    outline,
    view: isFlat ? ('top' as const) : ('front' as const),
    width: box.width,
    height: isFlat ? box.depth : box.height,
    raised: raisedBy(box, outline?.standing ?? 'floor'),
  };
}

/** One frame for all pieces, in centimetres, so that they are drawn to one scale. */
export function compareFrame(pieces: readonly DrawnPiece[]): Frame {
  const boxes = pieces.map(placed).filter((box) => box !== null);
  return {
    width: beside + Math.max(0, ...boxes.map(({ width }) => width)) + 4,
    height: Math.max(person.height, ...boxes.map(({ height, raised }) => height + raised)) + 6,
  };
}

/** A piece beside a person of 170 cm. */
export function CompareDrawing({ piece, frame }: { piece: DrawnPiece; frame: Frame }) {
  const { t } = useLanguage();
  const place = placed(piece);
  if (!place || !piece.box) return null;
  const floor = frame.height - 3;
  const { outline, view, width, height, raised } = place;
  return (
    <svg
      className="compare-drawing"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('productDetails.facts.drawing.alt', { ...piece.box })}
    >
      <path className="drawing-floor" d={`M0 ${floor}H${frame.width}`} />
      <path
        className="piece-reference"
        transform={`translate(2 ${floor - person.height})`}
        d={person.path}
      />
      <OutlinePath {...{ outline, view, width, height }} x={beside} y={floor - raised - height} />
    </svg>
  );
}
