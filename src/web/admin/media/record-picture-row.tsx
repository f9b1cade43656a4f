import { useId } from 'react';
import type { RecordPictureRow } from '#domain/media/picture-rows.ts';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ArrowIcon, CloseIcon } from '#ui/icons.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { LibraryThumbnail } from './library-thumbnail.tsx';
import { usePictureDrag } from './use-picture-drag.ts';

interface PictureRowProps {
  row: RecordPictureRow;
  index: number;
  total: number;
  list: string;
  hasPrimary: boolean;
  owners: readonly Option[];
  move(from: number, to: number): void;
  change(changed: Partial<RecordPictureRow>): void;
  makePrimary(): void;
  remove(): void;
}

export function PictureRowItem(props: PictureRowProps) {
  const { row, index, total, list, move, remove } = props;
  const t = useT();
  const hasScripts = useHasScripts();
  const { element, isOver } = usePictureDrag({ index, list, move });
  const position = t('adminMedia.field.rows.position', { position: index + 1, total });
  return (
    <li ref={element} className="picture-row" data-over={isOver || undefined} aria-label={position}>
      <span className="picture-row-view">
        <LibraryThumbnail address={row.url} alt={row.alt_en || row.alt_ar} />
      </span>
      {hasScripts && <RowFields {...props} />}
      {hasScripts && (
        <div className="picture-row-tools">
          <MoveButtons {...{ index, total, move }} />
          <IconButton label={t('adminMedia.field.rows.remove')} onClick={remove}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function RowFields({ row, hasPrimary, owners, change, makePrimary }: PictureRowProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="picture-row-fields">
      <Field id={`${id}-en`} label={t('adminMedia.field.rows.altEn')}>
        <TextInput
          lang="en"
          dir="ltr"
          maxLength={300}
          value={row.alt_en}
          onChange={({ currentTarget }) => change({ alt_en: currentTarget.value })}
        />
      </Field>
      <Field id={`${id}-ar`} label={t('adminMedia.field.rows.altAr')}>
        <TextInput
          lang="ar"
          dir="rtl"
          maxLength={300}
          value={row.alt_ar}
          onChange={({ currentTarget }) => change({ alt_ar: currentTarget.value })}
        />
      </Field>
      {owners.length > 0 && (
        <Field id={`${id}-owner`} label={t('adminMedia.field.rows.owner')}>
          <Select
            options={owners}
            placeholder={t('adminMedia.field.rows.everyOwner')}
            value={row.variant_id ?? ''}
            onChange={({ currentTarget }) => change({ variant_id: currentTarget.value || null })}
          />
        </Field>
      )}
      {hasPrimary && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="radio"
            className="choice-box"
            checked={row.is_primary ?? false}
            onChange={makePrimary}
          />
          {t('adminMedia.field.rows.primary')}
        </label>
      )}
    </div>
  );
}

function MoveButtons({ index, total, move }: Pick<PictureRowProps, 'index' | 'total' | 'move'>) {
  const t = useT();
  return (
    <>
      <IconButton
        label={t('adminMedia.field.rows.first')}
        disabled={index === 0}
        onClick={() => move(index, 0)}
      >
        <FirstIcon />
      </IconButton>
      <IconButton
        label={t('adminMedia.field.rows.earlier')}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      >
        <ArrowIcon className="rotate-90 rtl:-rotate-90" back />
      </IconButton>
      <IconButton
        label={t('adminMedia.field.rows.later')}
        disabled={index === total - 1}
        onClick={() => move(index, index + 1)}
      >
        <ArrowIcon className="rotate-90 rtl:-rotate-90" />
      </IconButton>
    </>
  );
}

const FirstIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 4.5h14M12 20.5V8.5M6.5 14 12 8.5l5.5 5.5" />
  </svg>
);
