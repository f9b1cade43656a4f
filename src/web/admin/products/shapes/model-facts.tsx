import type { Box } from '#domain/catalog/fit-geometry.ts';
import { compareModel } from '#domain/models/compare-model.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { ShapedPiece } from './shaped-pieces.server.ts';

/** What was recognised in a file, beside the dimensions of its piece. */
export function ModelFacts({ size, piece }: { size: Box; piece: ShapedPiece }) {
  const t = useT();
  const measures = useMeasures();
  const fit = compareModel(size, piece);
  return (
    <>
      <p>{t('adminProducts.shapes.measured', { size: measures(size) })}</p>
      {piece.box && fit !== 'same' && (
        <p>{t('adminProducts.shapes.piece', { size: measures(piece.box) })}</p>
      )}
      <p className={fit === 'same' ? 'text-palm' : 'text-terracotta'}>
        {t(`adminProducts.shapes.fits.${fit}`)}
      </p>
    </>
  );
}

/** “220 cm wide, 95 cm deep, 80 cm high”. */
export function useMeasures() {
  const { t, number } = useLanguage();
  return ({ width, depth, height }: Box) =>
    t('adminProducts.shapes.size', {
      width: number(width),
      depth: number(depth),
      height: number(height),
    });
}
