import { createContext, use, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Announces texts to screen readers without moving the focus. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <AnnounceContext value={setText}>
      {children}
      <p role="status" className="sr-only">
        {text}
      </p>
    </AnnounceContext>
  );
}

export const useAnnounce = (): ((text: string) => void) => use(AnnounceContext);
