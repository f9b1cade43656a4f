import { useEffect, useRef } from 'react';
import { slugOf } from '#domain/work/slug-of.ts';
import { useT } from '#i18n/react.tsx';
import { RecordText } from '../forms/record-fields.tsx';

interface SlugFieldProps {
  name: string;
  /** The field from whose English text an empty address is made. */
  from: string;
}

/** The address of a work. While it is empty, it follows the title. */
export function SlugField({ name, from }: SlugFieldProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const title = form?.elements.namedItem(from);
    const slug = form?.elements.namedItem(name);
    if (!(title instanceof HTMLInputElement) || !(slug instanceof HTMLInputElement))
      return undefined;
    let isFollowing = slug.value === '';
    const follow = () => {
      if (!isFollowing) return;
      slug.value = slugOf(title.value);
    };
    const stop = () => {
      isFollowing = slug.value === '';
    };
    title.addEventListener('input', follow);
    slug.addEventListener('input', stop);
    return () => {
      title.removeEventListener('input', follow);
      slug.removeEventListener('input', stop);
    };
  }, [name, from]);
  return (
    <div ref={place}>
      <RecordText
        name={name}
        lang="en"
        required
        hint={t('adminWork.works.slugHint')}
        maxLength={120}
      />
    </div>
  );
}
