import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { pictureTypes } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { UploadList } from './upload-list.tsx';
import type { PictureUploads } from './use-picture-uploads.ts';
import './media.css';

interface UploadAreaProps {
  uploads: PictureUploads;
  /** Whether pictures pasted anywhere on the page come here. */
  isPasteTarget: boolean;
}

/** Takes pictures that are dropped, pasted, chosen or photographed. */
export function UploadArea({ uploads, isPasteTarget }: UploadAreaProps) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  usePastedPictures(isPasteTarget, uploads.add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <div className="grid gap-3">
      <div
        className="upload-area"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p className="upload-drop">{t('adminMedia.upload.drop')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <PickButton label={t('adminMedia.upload.choose')} add={uploads.add} />
          <PickButton label={t('adminMedia.upload.camera')} add={uploads.add} isCamera />
        </div>
        <p className="text-sm text-muted">{t('adminMedia.upload.hint')}</p>
      </div>
      <UploadList {...uploads} />
    </div>
  );
}

interface PickButtonProps {
  label: string;
  add(files: readonly File[]): void;
  isCamera?: boolean;
}

/** A button, because the label of a native file input is in the browser's language. */
function PickButton({ label, add, isCamera }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept={pictureTypes}
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        tabIndex={-1}
        aria-hidden="true"
        onChange={pick}
      />
      <Button
        variant="outline"
        className={isCamera ? 'upload-camera' : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function usePastedPictures(isTarget: boolean, add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  }, [add]);
  useEffect(() => {
    if (!isTarget) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [isTarget]);
}
