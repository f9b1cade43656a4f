import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { KhatamPattern } from '#ui/khatam.tsx';
import { LatticeWindow } from './lattice-window.tsx';

interface EntranceProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The frame of the pages before signing in: the form beside an ornamental window. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const t = useT();
  return (
    <div className="entrance">
      <div className="entrance-form">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
        <div className="mt-10">{children}</div>
      </div>
      <div className="entrance-panel">
        <KhatamPattern className="opacity-60" />
        <figure className="entrance-figure">
          <LatticeWindow />
          <figcaption className="font-display text-2xl text-balance">
            {t('account.entrance')}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
