import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryPicture } from '#domain/media/picture.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { UploadArea } from './upload-area.tsx';
import { useLibrary } from './use-library.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

interface PictureDialogProps {
  isOpen: boolean;
  onClose(): void;
  onChoose(pictures: readonly LibraryPicture[]): void;
  isSeveral?: boolean;
}

/** The library and an upload, to choose from. Outside of the record's form: its fields are not saved. */
export function PictureDialog(props: PictureDialogProps) {
  const { isOpen } = props;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ isOpen, onClose, onChoose, isSeveral = false }: PictureDialogProps) {
  const t = useT();
  const library = useLibrary(isOpen);
  const [selected, setSelected] = useState<readonly LibraryPicture[]>([]);
  const close = () => {
    setSelected([]);
    onClose();
  };
  const finish = (pictures: readonly LibraryPicture[]) => {
    onChoose(pictures);
    close();
  };
  const toggle = (picture: LibraryPicture) =>
    isSeveral ? setSelected(toggled(selected, picture)) : finish([picture]);
  const uploads = usePictureUploads((picture) => {
    library.prepend(picture);
    if (isSeveral) setSelected((all) => [...all.filter(({ id }) => id !== picture.id), picture]);
  });
  return (
    <Dialog
      id={useId()}
      wide
      open={isOpen}
      onClose={close}
      title={t(isSeveral ? 'adminMedia.field.dialogSeveral' : 'adminMedia.field.dialog')}
      footer={
        isSeveral && (
          <Button disabled={selected.length === 0} onClick={() => finish(selected)}>
            {t('adminMedia.field.addChosen', { count: selected.length })}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <UploadArea uploads={uploads} isPasteTarget={isOpen} />
        <LibrarySearch {...library} />
        <PictureChoice {...library} {...{ isSeveral, selected, toggle }} />
      </div>
    </Dialog>
  );
}

const toggled = (selected: readonly LibraryPicture[], picture: LibraryPicture) =>
  selected.some(({ id }) => id === picture.id)
    ? selected.filter(({ id }) => id !== picture.id)
    : [...selected, picture];

function LibrarySearch({
  text,
  setText,
  search,
}: Pick<ReturnType<typeof useLibrary>, 'text' | 'setText' | 'search'>) {
  const t = useT();
  const label = t('adminMedia.library.search');
  return (
    <search className="flex gap-3">
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && search()}
      />
      <Button variant="outline" onClick={search}>
        {t('adminMedia.library.find')}
      </Button>
    </search>
  );
}
