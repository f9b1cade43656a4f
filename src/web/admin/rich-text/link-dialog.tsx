import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { isSafeAddress } from '#domain/content/rich-text.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { LinkTargets } from './link-targets.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Chooses where the selected text leads. Outside of the record's form: its fields are not saved. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useT();
  const id = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [isRejected, setIsRejected] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const apply = (href: string) => {
    if (!isSafeAddress(href) || href.startsWith('http:')) return setIsRejected(true);
    const isOnNothing = editor.state.selection.empty && !before;
    if (isOnNothing)
      chain()
        .insertContent(`<a href="${encodeURI(href)}">${shown(href)}</a>`)
        .run();
    else chain().setLink({ href }).run();
    return onClose();
  };
  const remove = () => {
    chain().unsetLink().run();
    onClose();
  };
  return createPortal(
    <Dialog
      id={id}
      title={t('adminRichText.link.title')}
      open
      onClose={onClose}
      footer={
        <>
          {before && (
            <Button variant="outline" onClick={remove}>
              {t('adminRichText.link.remove')}
            </Button>
          )}
          <Button onClick={() => apply(address.trim())}>{t('adminRichText.link.apply')}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t('adminRichText.link.address')}
          hint={t('adminRichText.link.hint')}
          error={isRejected && t('adminRichText.link.rejected')}
        >
          <TextInput
            dir="ltr"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && apply(address.trim())}
          />
        </Field>
        <LinkTargets onChoose={apply} />
      </div>
    </Dialog>,
    document.body,
  );
}

const shown = (href: string) => href.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
