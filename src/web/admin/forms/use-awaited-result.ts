import { useState } from 'react';

/** Whether a form that was sent still has the result that was known then: until another comes, one waits. */
export function useAwaitedResult<Result>(result: Result) {
  const [known, setKnown] = useState<{ result: Result }>();
  return {
    isWaiting: known !== undefined && known.result === result,
    expectAnother: () => setKnown({ result }),
  };
}
