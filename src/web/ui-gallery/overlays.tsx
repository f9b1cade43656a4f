import { Button } from '#ui/button.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Menu, MenuButton, MenuDivider, MenuLink } from '#ui/menu.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast-store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import type { Samples } from './samples.ts';
import { Row, GallerySection } from './section.tsx';

export function Overlays({ texts }: { texts: Samples }) {
  return (
    <GallerySection id="overlays" title={texts.sections.overlays}>
      <Row>
        <DialogButton opens="specimen-dialog" variant="outline">
          {texts.dialog}
        </DialogButton>
        {(['start', 'end', 'bottom'] as const).map((side) => (
          <DialogButton key={side} opens={`specimen-${side}`} variant="outline">
            {texts[side]}
          </DialogButton>
        ))}
      </Row>
      <Row>
        <Menu
          align="start"
          triggerClassName="button button-outline"
          trigger={
            <>
              {texts.menu} <ChevronDownIcon className="size-4" />
            </>
          }
        >
          <MenuLink to="?sort=newest" aria-current="true">
            {texts.menuItems[0]}
          </MenuLink>
          <MenuLink to="?sort=price">{texts.menuItems[1]}</MenuLink>
          <MenuDivider />
          <MenuButton>{texts.menuItems[2]}</MenuButton>
        </Menu>
        <Tooltip content={texts.tooltip}>
          <Button variant="quiet">{texts.piece}</Button>
        </Tooltip>
      </Row>
      <Row>
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: texts.toastTitle, description: texts.piece, variant: 'success' })
          }
        >
          {texts.toast}
        </Button>
        <Button
          variant="quiet"
          onClick={() => toast({ title: texts.toastError, variant: 'destructive' })}
        >
          {texts.toastError}
        </Button>
      </Row>
      <Dialog
        id="specimen-dialog"
        title={texts.dialog}
        description={texts.dialogText}
        footer={
          <>
            <DialogCloseButton closes="specimen-dialog">{texts.decline}</DialogCloseButton>
            <DialogCloseButton closes="specimen-dialog" variant="danger">
              {texts.remove}
            </DialogCloseButton>
          </>
        }
      >
        <p>{texts.piece}</p>
      </Dialog>
      {(['start', 'end', 'bottom'] as const).map((side) => (
        <Sheet key={side} id={`specimen-${side}`} side={side} title={texts.sheet}>
          <p>{texts.text}</p>
        </Sheet>
      ))}
    </GallerySection>
  );
}
