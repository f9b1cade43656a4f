import { useState } from 'react';
import { UserIcon } from '#ui/icons.tsx';
import { initialsOf } from './initials.ts';

/** Decorative: the name stands beside it. */
export function Avatar({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="avatar" aria-hidden="true">
      {url && !broken ? (
        <img src={url} alt="" width={56} height={56} onError={() => setBroken(true)} />
      ) : (
        initialsOf(name) || <UserIcon />
      )}
    </span>
  );
}
