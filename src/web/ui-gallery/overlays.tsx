import { Button } from '#ui/button.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Menu, MenuButton, MenuDivider, MenuLink } from '#ui/menu.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast-store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import type { Samples } from './samples.ts';
import { Row, Section } from './section.tsx';

export function Overlays({ words }: { words: Samples }) {
  return (
    <Section id="overlays" title={words.sections.overlays}>
      <Row>
        <DialogButton opens="specimen-dialog" variant="outline">
          {words.dialog}
        </DialogButton>
        {(['start', 'end', 'bottom'] as const).map((side) => (
          <DialogButton key={side} opens={`specimen-${side}`} variant="outline">
            {words[side]}
          </DialogButton>
        ))}
      </Row>
      <Row>
        <Menu
          align="start"
          triggerClassName="button button-outline"
          trigger={
            <>
              {words.menu} <ChevronDownIcon className="size-4" />
            </>
          }
        >
          <MenuLink to="?sort=newest" aria-current="true">
            {words.menuItems[0]}
          </MenuLink>
          <MenuLink to="?sort=price">{words.menuItems[1]}</MenuLink>
          <MenuDivider />
          <MenuButton>{words.menuItems[2]}</MenuButton>
        </Menu>
        <Tooltip content={words.tooltip}>
          <Button variant="quiet">{words.piece}</Button>
        </Tooltip>
      </Row>
      <Row>
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: words.toastTitle, description: words.piece, variant: 'success' })
          }
        >
          {words.toast}
        </Button>
        <Button
          variant="quiet"
          onClick={() => toast({ title: words.toastError, variant: 'destructive' })}
        >
          {words.toastError}
        </Button>
      </Row>
      <Dialog
        id="specimen-dialog"
        title={words.dialog}
        description={words.dialogText}
        footer={
          <>
            <DialogCloseButton closes="specimen-dialog">{words.keep}</DialogCloseButton>
            <DialogCloseButton closes="specimen-dialog" variant="danger">
              {words.remove}
            </DialogCloseButton>
          </>
        }
      >
        <p>{words.piece}</p>
      </Dialog>
      {(['start', 'end', 'bottom'] as const).map((side) => (
        <Sheet key={side} id={`specimen-${side}`} side={side} title={words.sheet}>
          <p>{words.text}</p>
        </Sheet>
      ))}
    </Section>
  );
}
