import { maxImages } from '#domain/uploads/files.ts';
import { filesOf } from '../../../shared/http/read-upload-form.server.ts';

const maxAltLength = 300;

/** Each photo has a field and two texts with its position in their names. */
export function entryPhotosOf(form: FormData) {
  const textOf = (name: string) => {
    const text = form.get(name);
    return typeof text === 'string' ? text.trim().slice(0, maxAltLength) : '';
  };
  const photos = Array.from({ length: maxImages }, (_, index) => index + 1).flatMap((position) =>
    filesOf(form, `photo_${position}`)
      .slice(0, 1)
      .map((file) => {
        const en = textOf(`alt_en_${position}`);
        const ar = textOf(`alt_ar_${position}`);
        // Missing words in one language are those of the other.
        return { position, file, alt: { en: en || ar, ar: ar || en } };
      }),
  );
  const unnamed = photos.filter(({ alt }) => !alt.en);
  const fileProblems = Object.fromEntries(
    unnamed.map(({ position }) => [`alt_en_${position}`, 'alt_required']),
  );
  return { photos, fileProblems };
}
