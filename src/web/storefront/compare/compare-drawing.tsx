import type { ProductDetail } from '#domain/catalog/product.ts';
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

/** Where a piece is drawn: what lies flat from above, everything else from the front. */
function placed({ dimensions, outline }: Pick<ProductDetail, 'dimensions' | 'outline'>) {
  if (!dimensions) return null;
  const isFlat = outline?.standing === 'flat';
  const raised = raisedBy(dimensions, outline?.standing ?? 'floor');
  return {
    view: isFlat ? ('top' as const) : ('front' as const),
    width: dimensions.width,
    height: isFlat ? dimensions.depth : dimensions.height,
    raised,
  };
}

/** One frame for all pieces, in centimetres, so that they are drawn to one scale. */
export function compareFrame(pieces: readonly ProductDetail[]): Frame {
  const boxes = pieces.map(placed).filter((box) => box !== null);
  return {
    width: beside + Math.max(0, ...boxes.map(({ width }) => width)) + 4,
    height: Math.max(person.height, ...boxes.map(({ height, raised }) => height + raised)) + 6,
  };
}

/** A piece beside a person of 170 cm. */
export function CompareDrawing({ piece, frame }: { piece: ProductDetail; frame: Frame }) {
  const { t } = useLanguage();
  const box = placed(piece);
  if (!box || !piece.dimensions) return null;
  const floor = frame.height - 3;
  const { view, width, height, raised } = box;
  return (
    <svg
      className="compare-drawing"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('productDetails.facts.drawing.alt', { ...piece.dimensions })}
    >
      <path className="drawing-floor" d={`M0 ${floor}H${frame.width}`} />
      <path
        className="piece-reference"
        transform={`translate(2 ${floor - person.height})`}
        d={person.path}
      />
      <OutlinePath
        {...{ outline: piece.outline, view, width, height }}
        x={beside}
        y={floor - raised - height}
      />
    </svg>
  );
}
