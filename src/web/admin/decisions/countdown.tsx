import { useState } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { useSecondsLeft } from '../../shared/time/use-seconds-left.ts';

interface CountdownProps {
  /** As the server has counted them. */
  secondsLeft: number;
}

/** Seconds until a decision is carried out. Not announced: each second would interrupt. */
export function Countdown({ secondsLeft }: CountdownProps) {
  // Each load of the page says it again.
  return <Running key={secondsLeft} secondsLeft={secondsLeft} />;
}

function Running({ secondsLeft }: CountdownProps) {
  const { t, number } = useLanguage();
  const [end] = useState(() => performance.now() + secondsLeft * 1000);
  const left = useSecondsLeft(end, secondsLeft);
  return (
    <span aria-hidden className="countdown">
      {left > 0
        ? t('admin.decisions.seconds', { seconds: number(left) })
        : t('admin.decisions.soon')}
    </span>
  );
}
