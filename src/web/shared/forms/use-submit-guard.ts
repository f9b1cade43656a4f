import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { buttonKey } from './submit-button.tsx';

/** Ignores a second submission until the first has been answered, and remembers the pressed button. */
export function useSubmitGuard(
  isPending: boolean,
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined,
) {
  const isSent = useRef(false);
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);

  const guardSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent.current || isPending) return event.preventDefault();
    onSubmit?.(event);
    setPressed(buttonKey(event.nativeEvent.submitter as HTMLButtonElement | null));
    isSent.current = !event.defaultPrevented;
  };
  return { pressed, guardSubmit };
}
