import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { adminRichTextArea } from '#i18n/areas/admin-rich-text.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { LinkTargets } from './link-targets.tsx';
import './rich-text.css';

interface LinkFinderProps {
  /** Of the field that gets the address. */
  label: string;
  onChoose(address: string): void;
}

/** A button that opens the search for a page, product or project. Needs scripts. */
export const LinkFinder = (props: LinkFinderProps) => (
  <AreaMessages area={adminRichTextArea}>
    <FinderButton {...props} />
  </AreaMessages>
);

function FinderButton({ label, onChoose }: LinkFinderProps) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choose = (address: string) => {
    onChoose(address);
    close();
  };
  if (!hasScripts) return null;
  return (
    <>
      <Button
        variant="outline"
        aria-label={t('adminRichText.link.findFor', { name: label })}
        onClick={() => setIsOpen(true)}
      >
        {t('adminRichText.link.find')}
      </Button>
      {isOpen &&
        // Outside of the record's form: the search is not saved with it.
        createPortal(
          <Dialog id={id} title={label} open onClose={close}>
            <div className="grid gap-5">
              <LinkTargets onChoose={choose} />
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  );
}
