import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';
import { SmartLink } from './smart-link.tsx';

export type StepperStep = {
  label: string;
  /** Where a finished step links back to. */
  to?: string;
};

type StepperProps = {
  steps: readonly StepperStep[];
  /** Zero-based. */ current: number;
  label: string;
  className?: string;
};

export function Stepper({ steps, current, label, className }: StepperProps) {
  return (
    <ol aria-label={label} className={cx('stepper', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className="step"
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <StepMark index={index} of={steps.length} done={index < current} />
          {step.to && index < current ? (
            <SmartLink to={step.to} className="step-label link link-quiet">
              {step.label}
            </SmartLink>
          ) : (
            <span className="step-label">{step.label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepMark({ index, of, done }: { index: number; of: number; done: boolean }) {
  const { number, step, stepDone } = useUiLabels();
  return (
    <span className="step-mark">
      <span aria-hidden="true">{done ? <CheckIcon className="size-4" /> : number(index + 1)}</span>
      <span className="sr-only">
        {step(number(index + 1), number(of))} {done && stepDone}
      </span>
    </span>
  );
}
