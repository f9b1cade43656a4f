import { lazy, Suspense, useState } from 'react';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';

const FitCheck = lazy(() => import('./fit-check.tsx'));

export function MeasuresSection({ box, hasSizes }: { box: Box; hasSizes: boolean }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="measures">
      <h2 id="measures">{t('productDetails.facts.drawing.title')}</h2>
      <MeasureDrawing box={box} hasSizes={hasSizes} />
      <Button
        variant="outline"
        className="needs-script mt-6"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('productDetails.facts.drawing.fit')}
      </Button>
      {isOpen && (
        <Suspense>
          <FitCheck box={box} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
