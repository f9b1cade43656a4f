import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react';
import { pictureTypes } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { FieldError, FieldHint, RequiredMark } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { ImagePreviews } from './image-previews.tsx';
import type { Images } from './use-images.ts';

interface ImagesFieldProps {
  images: Images;
  label: string;
  /** The server has returned the page, and files are not returned. */
  isLost: boolean;
}

/** Until scripts run a plain file input; then one that adds to the list below it. */
export function ImagesField({ images, label, isLost }: ImagesFieldProps) {
  const t = useT();
  const { idOf, problemOf } = useFormContext();
  const id = idOf('images');
  const hasScripts = useHasScripts();
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useDrop(images.add);
  // Once pictures are there, the problem of having none is out of date.
  const problem = images.problem
    ? t(`enquiries.fields.problems.${images.problem}`)
    : images.all.length === 0 && problemOf('images');

  const { add } = images;
  const take = useCallback(() => {
    const files = [...(picker.current?.files ?? [])];
    if (picker.current) picker.current.value = '';
    if (files.length > 0) void add(files);
  }, [add]);
  // Files may have been chosen before hydration.
  useEffect(take, [take]);

  return (
    <div className="enquiry-wide grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        <RequiredMark />
      </label>
      <div className={cx('image-drop', isOver && 'image-drop-over')} {...drop}>
        <input
          ref={picker}
          id={id}
          type="file"
          name={hasScripts ? undefined : 'images'}
          accept={pictureTypes}
          multiple
          onChange={take}
          aria-describedby={cx(`${id}-error`, `${id}-hint`)}
          aria-invalid={problem ? true : undefined}
          className="image-picker control"
        />
        <p aria-hidden="true" className="image-drop-words">
          <PlusIcon />
          <span className="font-medium">{t('enquiries.customService.addImages')}</span>
          <span className="text-muted">{t('enquiries.customService.dropHere')}</span>
        </p>
      </div>
      <FieldHint id={`${id}-hint`}>
        {t(isLost ? 'enquiries.customService.imagesAgain' : 'enquiries.customService.imagesHint')}
      </FieldHint>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      <ImagePreviews images={images.all} onRemove={images.remove} picker={picker} />
    </div>
  );
}

function useDrop(add: Images['add']) {
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return {
    isOver,
    onDragOver: (event: DragEvent) => hold(event, true),
    onDragLeave: (event: DragEvent) => hold(event, false),
    onDrop: (event: DragEvent) => {
      hold(event, false);
      void add([...event.dataTransfer.files]);
    },
  };
}
