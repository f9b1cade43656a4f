import type { RefObject } from 'react';
import { useT } from '#i18n/react.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import type { ChosenImage } from './use-images.ts';

interface ImagePreviewsProps {
  images: readonly ChosenImage[];
  onRemove: (id: number) => void;
  picker: RefObject<HTMLInputElement | null>;
}

export function ImagePreviews({ images, onRemove, picker }: ImagePreviewsProps) {
  const t = useT();
  const remove = (id: number) => {
    onRemove(id);
    // The button is removed together with its picture, so the focus moves to the picker.
    picker.current?.focus();
  };
  return (
    <>
      <p role="status" className="text-xs text-muted">
        {images.length > 0 && t('enquiries.customService.imagesChosen', { count: images.length })}
      </p>
      <ul className="image-previews">
        {images.map(({ id, name, preview }) => (
          <li key={id}>
            <img src={preview} alt={name} />
            <button
              type="button"
              aria-label={t('enquiries.customService.removeImage', { name })}
              onClick={() => remove(id)}
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
