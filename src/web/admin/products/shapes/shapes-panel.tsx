import type { Outline } from '#domain/catalog/outline.ts';
import { useT } from '#i18n/react.tsx';
import type { ProductShapes } from '#services/models/read-shapes.server.ts';
import { Badge } from '#ui/badge.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { AddModelForm, type AddedModel } from './add-model-form.tsx';
import { ModelFacts, useMeasures } from './model-facts.tsx';
import { RemoveShape } from './remove-shape.tsx';
import type { ShapedPiece } from './shaped-pieces.server.ts';
import './shapes.css';

interface ShapesPanelProps extends ProductShapes {
  pieces: readonly ShapedPiece[];
  serverResult?: FormResult<AddedModel | object>;
}

/** The 3D models of a product, each measured beside its piece, and its drawing. */
export function ShapesPanel({ models, outline, pieces, serverResult }: ShapesPanelProps) {
  const t = useT();
  return (
    <section id="shapes" className="shapes" aria-labelledby="shapes-title">
      <h2 id="shapes-title" className="text-xl">
        {t('adminProducts.shapes.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('adminProducts.shapes.lead')}</p>
      {models.length === 0 && <p>{t('adminProducts.shapes.noModels')}</p>}
      <ul className="shape-list">
        {models.map((model) => (
          <Model
            key={model.id}
            model={model}
            piece={pieces.find(({ variant }) => variant === model.variantId)}
            serverResult={serverResult}
          />
        ))}
      </ul>
      <AddModelForm
        pieces={pieces}
        replaced={models.map(({ variantId }) => variantId)}
        serverResult={serverResult as FormResult<AddedModel>}
      />
      <h3 className="text-lg">{t('adminProducts.shapes.drawing')}</h3>
      {outline ? (
        <Drawing {...{ outline, serverResult }} />
      ) : (
        <p className="text-muted">{t('adminProducts.shapes.noDrawing')}</p>
      )}
    </section>
  );
}

interface ModelProps {
  model: ProductShapes['models'][number];
  piece: ShapedPiece | undefined;
  serverResult?: FormResult<object>;
}

function Model({ model: { id, hasUsdz, size }, piece, serverResult }: ModelProps) {
  const t = useT();
  const name = piece?.name ?? t('adminProducts.shapes.usualSize');
  return (
    <li className="shape">
      <div className="grid gap-1">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        {piece && <ModelFacts size={size} piece={piece} />}
        <p className="flex flex-wrap gap-2">
          <Badge>{t('adminProducts.shapes.android')}</Badge>
          {hasUsdz && <Badge>{t('adminProducts.shapes.iphone')}</Badge>}
        </p>
      </div>
      <RemoveShape
        shape={id}
        label={t('adminProducts.shapes.removeModel', { name })}
        text={t('adminProducts.shapes.removeModelText')}
        serverResult={serverResult}
      />
    </li>
  );
}

function Drawing({
  outline,
  serverResult,
}: {
  outline: Outline;
  serverResult?: FormResult<object>;
}) {
  const t = useT();
  const measures = useMeasures();
  const { size, front, side, top } = outline;
  return (
    <div className="shape">
      <figure className="grid gap-2">
        <div className="shape-views">
          {front && <View path={front} across={size.width} down={size.height} />}
          {side && <View path={side} across={size.depth} down={size.height} />}
          {top && <View path={top} across={size.width} down={size.depth} />}
        </div>
        <figcaption>{t('adminProducts.shapes.drawn', { size: measures(size) })}</figcaption>
      </figure>
      <RemoveShape
        shape="outline"
        label={t('adminProducts.shapes.removeDrawing')}
        text={t('adminProducts.shapes.removeDrawingText')}
        serverResult={serverResult}
      />
    </div>
  );
}

/** Paths are in millimetres. */
const View = ({ path, across, down }: { path: string; across: number; down: number }) => (
  <svg viewBox={`-10 -10 ${across * 10 + 20} ${down * 10 + 20}`} aria-hidden="true">
    <path d={path} fillRule="evenodd" />
  </svg>
);
