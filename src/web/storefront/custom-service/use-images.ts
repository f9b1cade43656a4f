import { useCallback, useEffect, useRef, useState } from 'react';
import {
  maxFileBytes,
  maxImages,
  detectPictureKind,
  type ImageProblem,
} from '#domain/uploads/files.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface ChosenImage {
  id: number;
  name: string;
  /** An object URL for this page. */
  preview: string;
  /** The file to send, being reduced in the meantime. */
  ready: Promise<File>;
}

let lastId = 0;

const toChosenImage = (file: File): ChosenImage => ({
  id: ++lastId,
  name: file.name,
  preview: URL.createObjectURL(file),
  ready: shrinkPicture(file),
});

export type Images = ReturnType<typeof useImages>;

/** The chosen pictures, and what was wrong with the last ones. */
export function useImages() {
  const [all, setAll] = useState<readonly ChosenImage[]>([]);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  }, [all]);
  useEffect(() => () => latest.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const add = useCallback(async (files: readonly File[]) => {
    const problems = await Promise.all(files.map(problemOf));
    const good = files.filter((_, index) => !problems[index]);
    const room = maxImages - latest.current.length;
    setProblem(problems.find(Boolean) ?? (good.length > room ? 'too_many_images' : null));
    const added = good.slice(0, room).map(toChosenImage);
    latest.current = [...latest.current, ...added];
    setAll(latest.current);
  }, []);

  const remove = useCallback((id: number) => {
    const gone = latest.current.find((image) => image.id === id);
    if (gone) URL.revokeObjectURL(gone.preview);
    latest.current = latest.current.filter((image) => image !== gone);
    setAll(latest.current);
    setProblem(null);
  }, []);

  return { all, problem, add, remove };
}

async function problemOf(file: File): Promise<ImageProblem | null> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!detectPictureKind(start)) return 'not_an_image';
  return file.size > maxFileBytes ? 'image_too_large' : null;
}
