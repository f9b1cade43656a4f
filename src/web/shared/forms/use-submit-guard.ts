import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { buttonKey } from './submit-button.tsx';
import type { ShopFormState } from './use-shop-form.ts';

/** Ignores a second submission until the first has a result, and remembers the pressed button. */
export function useSubmitGuard(
  { isPending, result }: Pick<ShopFormState, 'isPending' | 'result'>,
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined,
) {
  const isSent = useRef(false);
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    if (!isPending) isSent.current = false;
    // A request that fails at once can be over before React has rendered it as pending.
  }, [isPending, result]);

  const guardSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent.current || isPending) return event.preventDefault();
    onSubmit?.(event);
    setPressed(buttonKey(event.nativeEvent.submitter as HTMLButtonElement | null));
    isSent.current = !event.defaultPrevented;
  };
  return { pressed, guardSubmit };
}
