import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { Outline } from '#domain/catalog/outline.ts';
import { useLanguage } from '#i18n/react.tsx';
import { OutlinePath } from '../components/outline-path.tsx';
import { OtherSize } from './other-size.tsx';
import { drawingOf, type DrawnView } from './drawing-layout.ts';

interface MeasureDrawingProps {
  box: Box;
  outline: Outline | null;
  /** The chosen size, when the box is that of another one. */
  insteadOf: string | null;
}

/** The views of the piece in their dimension lines, to scale, with something of known size. */
export function MeasureDrawing({ box, outline, insteadOf }: MeasureDrawingProps) {
  const { t } = useLanguage();
  const { viewBox, views, reference, floor, scale } = drawingOf(box, outline?.standing);
  const side = views[1];
  return (
    <figure className="drawing">
      <svg
        viewBox={viewBox}
        role="img"
        aria-label={t('productDetails.facts.drawing.alt', { ...box })}
      >
        {floor !== null && <path className="drawing-floor" d={`M16 ${floor}H384`} />}
        {views.map((view) => (
          <View key={view.name} view={view} outline={outline} />
        ))}
        {side && floor !== null && outline?.seat && (
          <path
            className="drawing-line"
            strokeDasharray="3 3"
            d={`M${side.x - 6} ${floor - outline.seat * scale}h${side.width + 12}`}
          />
        )}
        {reference && (
          <path
            className="piece-reference"
            transform={`translate(${reference.x} ${reference.y}) scale(${scale})`}
            d={reference.path}
          />
        )}
      </svg>
      <figcaption className="text-sm text-muted">
        {t(`productDetails.facts.drawing.scale.${reference?.name ?? 'alone'}`)}
        <OtherSize box={box} insteadOf={insteadOf} />
      </figcaption>
    </figure>
  );
}

function View({ view, outline }: { view: DrawnView; outline: Outline | null }) {
  const { t } = useLanguage();
  const { name, x, y, width, height, across, down, line, middle, caption } = view;
  const length = (count: number) => t('productDetails.facts.drawing.centimetres', { count });
  return (
    <g>
      <OutlinePath {...{ outline, view: name, x, y, width, height }} />
      <path className="drawing-line" d={line} />
      <text className="drawing-number" x={middle.x} y={across.y}>
        {length(across.value)}
      </text>
      {down && (
        <text className="drawing-number" x={down.x} y={middle.y}>
          {length(down.value)}
        </text>
      )}
      <text className="drawing-caption" x={middle.x} y={caption}>
        {name === 'side' && outline?.seat
          ? t('productDetails.facts.drawing.sideWithSeat', { count: outline.seat })
          : t(`productDetails.facts.drawing.${name}`)}
      </text>
    </g>
  );
}
