import { removeStored, useStored, writeStored } from '../../shared/storage/use-stored.ts';

const key = 'admin-preview-beside';

/** Whether this browser shows previews beside forms; every form has the same choice. */
export function usePreviewChoice() {
  const isShown = useStored(key) !== null;
  return { isShown, toggle: () => (isShown ? removeStored(key) : writeStored(key, 'yes')) };
}
