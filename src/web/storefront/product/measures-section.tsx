import { useState, type ReactNode } from 'react';
import { productDetailsArea } from '#i18n/areas/product-details.ts';
import { needsFitCheck } from '#domain/catalog/fit.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { Outline } from '#domain/catalog/outline.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { addedPart } from '../../shared/router/later-part.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';

const FitCheck = addedPart(async () => (await import('./fit-check.tsx')).default, {
  messages: [productDetailsArea],
});

interface MeasuresSectionProps {
  box: Box;
  outline: Outline | null;
  /** Kilograms, if known. */
  weight: number | null;
  /** The chosen size, when the box is that of another one. */
  insteadOf: string | null;
  children?: ReactNode;
}

export function MeasuresSection(props: MeasuresSectionProps) {
  const { box, outline, weight, insteadOf, children } = props;
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="measures">
      <h2 id="measures">{t('productDetails.facts.drawing.title')}</h2>
      <StoredMarkup name="drawing" data={[box, outline, insteadOf]}>
        {() => <MeasureDrawing box={box} outline={outline} insteadOf={insteadOf} />}
      </StoredMarkup>
      {needsFitCheck(box, weight) && (
        <Button
          variant="outline"
          className="needs-script mt-6"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('productDetails.facts.drawing.fit')}
        </Button>
      )}
      {children}
      {isOpen && <FitCheck box={box} insteadOf={insteadOf} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
