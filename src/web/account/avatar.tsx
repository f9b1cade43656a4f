import { useState } from 'react';
import { Monogram } from '#ui/monogram.tsx';

interface AvatarProps {
  name: string;
  url: string | null;
  size?: 'medium' | 'large';
}

/** Decorative: the name stands beside it. */
export function Avatar({ name, url, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const side = size === 'large' ? 112 : 56;
  return url && broken !== url ? (
    <img
      className={`avatar avatar-${size}`}
      src={url}
      alt=""
      width={side}
      height={side}
      onError={() => setBroken(url)}
    />
  ) : (
    <Monogram name={name} size={size} />
  );
}
