import { lazy, Suspense, useState, type ReactNode } from 'react';
import { needsFitCheck } from '#domain/catalog/fit.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { Outline } from '#domain/catalog/outline.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';

const FitCheck = lazy(() => import('./fit-check.tsx'));

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
      {isOpen && (
        <Suspense>
          <FitCheck box={box} insteadOf={insteadOf} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
