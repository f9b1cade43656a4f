import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';

/** Whether something was typed on a page with several forms since its data was loaded. */
export function useHasTyped(): boolean {
  const loaded: unknown = useLoaderData();
  const [typedOn, setTypedOn] = useState<unknown>();
  useEffect(() => {
    const typed = (event: Event) => {
      if ((event.target as Element).closest('.admin-page form[method="post"]')) setTypedOn(loaded);
    };
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, [loaded]);
  return typedOn === loaded;
}
