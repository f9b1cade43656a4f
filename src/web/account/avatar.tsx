import { useState } from 'react';
import { Monogram } from '#ui/monogram.tsx';

/** Decorative: the name stands beside it. */
export function Avatar({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState(false);
  return url && !broken ? (
    <img
      className="avatar"
      src={url}
      alt=""
      width={56}
      height={56}
      onError={() => setBroken(true)}
    />
  ) : (
    <Monogram name={name} />
  );
}
