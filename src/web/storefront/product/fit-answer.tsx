import { comfort, smallestFace, type FitReason } from '#domain/catalog/fit.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { useT } from '#i18n/react.tsx';
import { judgeFit, type FitPlace, type Measures } from './measures.ts';

interface FitAnswerProps {
  box: Box;
  place: FitPlace;
  typed: Measures;
}

const reasons = {
  on_its_side: 'closer.fit.onItsSide',
  tilted: 'closer.fit.tilted',
  lift_door: 'closer.fit.liftDoorReason',
  cabin: 'closer.fit.cabin',
  flight: 'closer.fit.flight',
  landing: 'closer.fit.landing',
} as const satisfies Partial<Record<FitReason, string>>;

/** Yes, tight or no, and why. */
export function FitAnswer({ box, place, typed }: FitAnswerProps) {
  const t = useT();
  const fit = judgeFit(box, place, typed);

  function because(reason: FitReason): string {
    switch (reason) {
      case 'as_it_stands':
        return t(place === 'stairs' ? 'closer.fit.around' : 'closer.fit.asItStands');
      case 'little_room':
        return t('closer.fit.littleRoom', { margin: comfort });
      case 'too_large': {
        const [width, height] = smallestFace(box);
        return t('closer.fit.tooLarge', { width, height });
      }
      default:
        return t(reasons[reason]);
    }
  }

  return (
    <p aria-live="polite" className="fit-answer" data-verdict={fit?.verdict}>
      {fit ? (
        <>
          <strong>{t(`closer.fit.${fit.verdict}`)}</strong> {because(fit.reason)}
        </>
      ) : (
        t('closer.fit.fillIn')
      )}
    </p>
  );
}
