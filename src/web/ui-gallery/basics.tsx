import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink, IconButton, IconLink } from '#ui/button.tsx';
import * as icons from '#ui/icons.tsx';
import { KhatamPattern, KhatamRosette } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Monogram } from '#ui/monogram.tsx';
import type { Samples } from './samples.ts';
import { Row, Section } from './section.tsx';

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

export function ColourAndType({ words }: { words: Samples }) {
  return (
    <Section id="colour" title={words.sections.colour}>
      <ul className="grid grid-cols-4 gap-4 sm:grid-cols-8">
        {Object.entries(swatches).map(([name, ground]) => (
          <li key={name} lang="en" className="grid gap-2 text-xs text-muted">
            <span className={`aspect-product border border-hairline ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        <p className="eyebrow">{words.place}</p>
        <p className="font-display text-5xl">{words.piece}</p>
        <p className="font-display text-3xl">{words.piece}</p>
        <p className="max-w-prose text-lg">{words.text}</p>
        <p className="max-w-prose">{words.text}</p>
        <p className="max-w-prose text-sm text-muted">{words.text}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="relative grid h-56 place-items-center bg-limestone">
          <KhatamPattern />
          <KhatamRosette className="relative size-28 bg-limestone text-brass" />
        </div>
        <div className="theme-dark grid h-56 place-items-center bg-alabaster text-ink">
          <Logo name={words.logo} />
        </div>
      </div>
      <Row>
        {(['small', 'medium', 'large'] as const).flatMap((size) =>
          words.people.map((name) => <Monogram key={`${size} ${name}`} name={name} size={size} />),
        )}
      </Row>
    </Section>
  );
}

export function ButtonsAndLinks({ words }: { words: Samples }) {
  return (
    <Section id="buttons" title={words.sections.buttons}>
      <Row>
        <Button size="large">{words.solid}</Button>
        <Button>{words.solid}</Button>
        <Button size="small">{words.solid}</Button>
      </Row>
      <Row>
        <Button variant="outline">{words.outline}</Button>
        <Button variant="quiet">{words.quiet}</Button>
        <Button variant="danger">{words.danger}</Button>
        <Button disabled>{words.disabled}</Button>
        <Button busy busyLabel={words.busy}>
          {words.solid}
        </Button>
        <ButtonLink to="/shop" variant="outline">
          {words.arrow}
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label={words.quiet}>
          <icons.HeartIcon />
        </IconButton>
        <IconLink to="/cart" label={words.sheet}>
          <icons.BagIcon />
        </IconLink>
        <Link to="/shop" variant="arrow">
          {words.arrow}
        </Link>
        <Link to="/shop" variant="quiet" className="inline-flex min-h-11 items-center">
          {words.crumbs[1]}
        </Link>
      </Row>
      <p className="max-w-prose">
        {words.text} <Link to="/about">{words.link}</Link>
      </p>
      <Row>
        {(['plain', 'sale', 'success', 'information', 'warning'] as const).map((tone, index) => (
          <Badge key={tone} tone={tone}>
            {words.badges[index]}
          </Badge>
        ))}
        {(['sale', 'success', 'information', 'warning'] as const).map((tone, index) => (
          <Badge key={tone} tone={tone} solid>
            {words.badges[index + 1]}
          </Badge>
        ))}
      </Row>
    </Section>
  );
}

export function Icons({ words }: { words: Samples }) {
  return (
    <Section id="icons" title={words.sections.icons}>
      <Row>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} className="size-6" />
        ))}
      </Row>
    </Section>
  );
}
