import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import type { PictureDetail } from '#services/media/read-picture.server.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { pictureSources } from '../../shared/pictures/picture-sources.ts';
import { RecordNumber } from '../forms/record-fields.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { CutPreviews } from './cut-previews.tsx';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** What stays visible when the picture is cut; set by a click or with the arrow keys. */
export function FocalPoint({ picture }: { picture: PictureDetail }) {
  if (useHasScripts()) return <FocalField picture={picture} />;
  return (
    <div className="record-grid">
      <RecordNumber name="focal_x" />
      <RecordNumber name="focal_y" />
    </div>
  );
}

/** Appears together with its hidden inputs, to hear of their changes. */
function FocalField({ picture }: { picture: PictureDetail }) {
  const x = useFieldText<HTMLInputElement>('focal_x');
  const y = useFieldText<HTMLInputElement>('focal_y');
  const [announcement, setAnnouncement] = useState('');
  const t = useT();
  const point = { x: inPercent(Number(x.text)), y: inPercent(Number(y.text)) };
  const set = (nextX: number, nextY: number) => {
    const next = { x: inPercent(nextX), y: inPercent(nextY) };
    x.change(String(next.x));
    y.change(String(next.y));
    setAnnouncement(t('adminMedia.picture.focalAt', next));
  };
  return (
    <div className="focal">
      <input type="text" hidden {...x.control} />
      <input type="text" hidden {...y.control} />
      <FocalPicture {...{ picture, point, set }} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <CutPreviews picture={picture} focalX={point.x} focalY={point.y} />
    </div>
  );
}

interface FocalPictureProps {
  picture: PictureDetail;
  point: { x: number; y: number };
  set(x: number, y: number): void;
}

/** Left and right are those of the picture, in Arabic too. */
function FocalPicture({ picture, point, set }: FocalPictureProps) {
  const t = useT();
  const hint = useId();
  const { src, srcSet } = pictureSources(picture.address);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space click as well, without a place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    set(point.x + step[0] * size, point.y + step[1] * size);
  };
  return (
    <div>
      <button
        type="button"
        className="focal-picture"
        aria-label={t('adminMedia.picture.focalAt', point)}
        aria-describedby={hint}
        onClick={click}
        onKeyDown={press}
      >
        <img
          {...{ src, srcSet }}
          sizes="(min-width: 64rem) 32rem, 90vw"
          width={picture.width}
          height={picture.height}
          alt=""
          draggable={false}
        />
        <svg className="focal-mark" aria-hidden="true">
          <circle cx={`${point.x}%`} cy={`${point.y}%`} r="14" />
          <circle cx={`${point.x}%`} cy={`${point.y}%`} r="2.5" className="focal-dot" />
        </svg>
      </button>
      <p id={hint} className="mt-2 text-xs text-muted">
        {t('adminMedia.picture.focalKeys')}
      </p>
    </div>
  );
}
