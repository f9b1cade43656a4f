import { useRevalidator } from 'react-router';
import { UploadArea } from './upload-area.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

/** Adds pictures to the library below it. */
export function LibraryUpload() {
  const { revalidate } = useRevalidator();
  const uploads = usePictureUploads(() => void revalidate());
  return <UploadArea uploads={uploads} isPasteTarget />;
}
