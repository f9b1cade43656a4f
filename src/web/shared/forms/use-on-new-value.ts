import { useEffect, useRef } from 'react';

/** Runs once for each new object, however often the component renders with it. */
export function useOnNewValue<Value extends object>(
  value: Value | null | undefined,
  run: (value: Value) => void,
): void {
  const last = useRef<Value>(undefined);
  useEffect(() => {
    if (!value || last.current === value) return;
    last.current = value;
    run(value);
  }, [value, run]);
}
