import type { Box } from '#domain/catalog/fit-geometry.ts';
import { useLanguage } from '#i18n/react.tsx';
import { drawingOf, type DrawnView } from './drawing-layout.ts';

interface MeasureDrawingProps {
  box: Box;
  /** The product comes in other sizes too. */
  hasSizes: boolean;
}

/** Front and side view drawn from the dimensions, to scale, with dimension lines. */
export function MeasureDrawing({ box, hasSizes }: MeasureDrawingProps) {
  const { t } = useLanguage();
  const { viewBox, views, scaleBar } = drawingOf(box);
  return (
    <figure className="drawing">
      <svg
        viewBox={viewBox}
        role="img"
        aria-label={t('productDetails.facts.drawing.alt', { ...box })}
      >
        {views.map((view) => (
          <View key={view.name} view={view} />
        ))}
        <path className="drawing-line" d={scaleBar.path} />
      </svg>
      <figcaption className="text-sm text-muted">
        {t('productDetails.facts.drawing.scale', { length: scaleBar.length })}{' '}
        {hasSizes && t('productDetails.facts.drawing.usualSize')}
      </figcaption>
    </figure>
  );
}

function View({ view }: { view: DrawnView }) {
  const { t } = useLanguage();
  const { x, y, width, height, across, down, line, middle, caption } = view;
  const length = (count: number) => t('productDetails.facts.drawing.centimetres', { count });
  return (
    <g>
      <rect className="drawing-body" {...{ x, y, width, height }} />
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
        {t(`productDetails.facts.drawing.${view.name}`)}
      </text>
    </g>
  );
}
