import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink, IconButton, IconLink } from '#ui/button.tsx';
import { BagIcon, HeartIcon } from '#ui/icons.tsx';
import { KhatamPattern, KhatamRosette } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Monogram } from '#ui/monogram.tsx';
import type { Samples } from './samples.ts';
import { Row, GallerySection } from './section.tsx';
import { shownIcons } from './shown-icons.ts';

const swatches = {
  alabaster: 'bg-alabaster',
  limestone: 'bg-limestone',
  ink: 'bg-ink',
  walnut: 'bg-walnut',
  brass: 'bg-brass',
  nile: 'bg-nile',
  terracotta: 'bg-terracotta',
  palm: 'bg-palm',
};

export function ColourAndType({ texts }: { texts: Samples }) {
  return (
    <GallerySection id="colour" title={texts.sections.colour}>
      <ul className="grid grid-cols-4 gap-4 sm:grid-cols-8">
        {Object.entries(swatches).map(([name, ground]) => (
          <li key={name} lang="en" className="grid gap-2 text-xs text-muted">
            <span className={`aspect-product border border-hairline ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        <p className="eyebrow">{texts.place}</p>
        <p className="font-display text-5xl">{texts.piece}</p>
        <p className="font-display text-3xl">{texts.piece}</p>
        <p className="max-w-prose text-lg">{texts.text}</p>
        <p className="max-w-prose">{texts.text}</p>
        <p className="max-w-prose text-sm text-muted">{texts.text}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="relative grid h-56 place-items-center bg-limestone">
          <KhatamPattern />
          <KhatamRosette className="relative size-28 bg-limestone text-brass" />
        </div>
        <div className="theme-dark grid h-56 place-items-center bg-alabaster text-ink">
          <Logo name={texts.logo} />
        </div>
      </div>
      <Row>
        {(['small', 'medium', 'large'] as const).flatMap((size) =>
          texts.people.map((name) => <Monogram key={`${size} ${name}`} name={name} size={size} />),
        )}
      </Row>
    </GallerySection>
  );
}

export function ButtonsAndLinks({ texts }: { texts: Samples }) {
  return (
    <GallerySection id="buttons" title={texts.sections.buttons}>
      <Row>
        <Button size="large">{texts.solid}</Button>
        <Button>{texts.solid}</Button>
        <Button size="small">{texts.solid}</Button>
      </Row>
      <Row>
        <Button variant="outline">{texts.outline}</Button>
        <Button variant="quiet">{texts.quiet}</Button>
        <Button variant="danger">{texts.danger}</Button>
        <Button disabled>{texts.disabled}</Button>
        <Button busy busyLabel={texts.busy}>
          {texts.solid}
        </Button>
        <ButtonLink to="/shop" variant="outline">
          {texts.arrow}
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label={texts.quiet}>
          <HeartIcon />
        </IconButton>
        <IconLink to="/cart" label={texts.sheet}>
          <BagIcon />
        </IconLink>
        <Link to="/shop" variant="arrow">
          {texts.arrow}
        </Link>
        <Link to="/shop" variant="quiet" className="inline-flex min-h-11 items-center">
          {texts.crumbs[1]}
        </Link>
      </Row>
      <p className="max-w-prose">
        {texts.text} <Link to="/about">{texts.link}</Link>
      </p>
      <Row>
        {(['plain', 'sale', 'success', 'information', 'warning'] as const).map((tone, index) => (
          <Badge key={tone} tone={tone}>
            {texts.badges[index]}
          </Badge>
        ))}
        {(['sale', 'success', 'information', 'warning'] as const).map((tone, index) => (
          <Badge key={tone} tone={tone} solid>
            {texts.badges[index + 1]}
          </Badge>
        ))}
      </Row>
    </GallerySection>
  );
}

export function Icons({ texts }: { texts: Samples }) {
  return (
    <GallerySection id="icons" title={texts.sections.icons}>
      <Row>
        {Object.entries(shownIcons).map(([name, Icon]) => (
          <Icon key={name} className="size-6" />
        ))}
      </Row>
    </GallerySection>
  );
}
