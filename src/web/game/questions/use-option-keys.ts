import { useEffect, type RefObject } from 'react';

const digits = /^[1-9١-٩]$/;
const toIndex = (key: string) => (key > '9' ? key.charCodeAt(0) - 0x661 : Number(key) - 1);

/** Keys 1 to 4 press an answer, in either digits; arrow keys move between the answers. */
export function useOptionKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const options = [...(list.current?.querySelectorAll('button') ?? [])];
      if (digits.test(event.key)) options[toIndex(event.key)]?.click();
      const step = stepOf(event.key);
      if (step === 0 || options.length === 0) return;
      event.preventDefault();
      const at = options.indexOf(document.activeElement as HTMLButtonElement);
      const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step;
      options[(next + options.length) % options.length]?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list]);
}

function stepOf(key: string): number {
  const isMirrored = document.documentElement.dir === 'rtl';
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowRight') return isMirrored ? -1 : 1;
  if (key === 'ArrowLeft') return isMirrored ? 1 : -1;
  return 0;
}
