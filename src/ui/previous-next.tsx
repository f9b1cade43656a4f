import { IconButton } from './button.tsx';
import { ArrowIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';

interface PreviousNextProps {
  /** Called with -1 or 1. */
  onStep: (step: number) => void;
  className: string;
}

/** Two arrows that lead through pictures or rows. */
export function PreviousNext({ onStep, className }: PreviousNextProps) {
  const labels = useUiLabels();
  return (
    <div className={className}>
      <IconButton label={labels.previous} onClick={() => onStep(-1)}>
        <ArrowIcon back />
      </IconButton>
      <IconButton label={labels.next} onClick={() => onStep(1)}>
        <ArrowIcon />
      </IconButton>
    </div>
  );
}
