import { useState } from 'react';

/** Whether a form that was sent still waits: its result is the one that was known then. */
export function useAwaitedResult(result: unknown) {
  const [known, setKnown] = useState<{ result: unknown }>();
  return {
    isWaiting: known !== undefined && known.result === result,
    expectAnother: () => setKnown({ result }),
  };
}
