import { comfort, smallestFace, type FitReason } from '#domain/catalog/fit.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { evaluateFit, type FitPlace, type Measures } from './measures.ts';

interface FitResultTextProps {
  box: Box;
  passage: FitPlace;
  typed: Measures;
}

const reasons = {
  on_its_side: 'productDetails.fit.onItsSide',
  tilted: 'productDetails.fit.tilted',
  lift_door: 'productDetails.fit.liftDoorReason',
  cabin: 'productDetails.fit.cabin',
  flight: 'productDetails.fit.flight',
  landing: 'productDetails.fit.landing',
} as const satisfies Partial<Record<FitReason, string>>;

/** Whether the piece fits, and why. */
export function FitResultText({ box, passage, typed }: FitResultTextProps) {
  const t = useT();
  const fit = evaluateFit(box, passage, typed);

  function because(reason: FitReason): string {
    switch (reason) {
      case 'as_it_stands':
        return t(
          passage === 'stairs' ? 'productDetails.fit.around' : 'productDetails.fit.asItStands',
        );
      case 'little_room':
        return t('productDetails.fit.littleRoom', { margin: comfort });
      case 'too_large': {
        const [width, height] = smallestFace(box);
        return t('productDetails.fit.tooLarge', { width, height });
      }
      default:
        return t(reasons[reason]);
    }
  }

  return (
    <p aria-live="polite" className="fit-answer" data-verdict={fit?.level}>
      {fit ? (
        <>
          <strong>{t(`productDetails.fit.${fit.level}`)}</strong> {because(fit.reason)}
          {fit.level === 'no' && (
            <>
              {' '}
              <Link to="/contact">{t('productDetails.fit.askUs')}</Link>
            </>
          )}
        </>
      ) : (
        t('productDetails.fit.fillIn')
      )}
    </p>
  );
}
