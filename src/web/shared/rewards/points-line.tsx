import { useLanguage } from '#i18n/react.tsx';

interface PointsLineProps {
  reason: string;
  points: number;
  at: Date;
}

/** One line of the history of points. */
export function PointsLine({ reason, points, at }: PointsLineProps) {
  const { date, number } = useLanguage();
  return (
    <li>
      <span className="grow">{reason}</span>
      <bdi dir="ltr" className="tabular-nums">
        {points > 0 && '+'}
        {number(points)}
      </bdi>
      <time dateTime={at.toISOString()} className="text-sm text-muted">
        {date(at)}
      </time>
    </li>
  );
}
