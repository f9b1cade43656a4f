import type { AnsweredQuestion } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { KhatamMark } from '#ui/khatam.tsx';

interface ProgressStarsProps {
  answered: readonly AnsweredQuestion[];
  total: number;
}

/** One star for each question: filled when correct, struck through when wrong. */
export function ProgressStars({ answered, total }: ProgressStarsProps) {
  const t = useT();
  return (
    <ol className="progress-stars">
      {Array.from({ length: total }, (_, index) => {
        const answer = answered[index];
        const state = answer ? (answer.correct ? 'right' : 'wrong') : 'open';
        return (
          <li key={index} data-state={index === answered.length ? 'current' : state}>
            <KhatamMark className="size-6" />
            <span className="sr-only">{t(`game.questions.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
