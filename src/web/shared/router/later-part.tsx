import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Area } from '#i18n/areas/area.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { retryLoading } from '#ui/retry-loading.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { reportLoadFailure } from '../connection/load-failures.ts';
import { AreaMessages } from '../messages/area-messages.tsx';
import { afterFirstInteraction } from './after-first-interaction.ts';
import { prefetchArea, UsedAreas } from './messages-store.tsx';
import { findPressed, pressAgain, usePressAgain } from './use-press-again.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The frame around a part, which stays when only the markup inside is known. */
const withFrame = <Props extends object>(Content: ComponentType<Props>) =>
  function Framed(props: Props) {
    const frame = usePressAgain();
    return (
      <div ref={frame} className="contents">
        <Content {...props} />
      </div>
    );
  };

/**
 * A part as the server renders it: at once, so that the page is complete without scripts. Its messages
 * come with its script. The caller imports its styles, so that they come with the page.
 */
export function servedPart<Props extends object>(
  Content: ComponentType<Props>,
): ComponentType<Props> {
  const Framed = withFrame(Content);
  return function ServedPart(props) {
    return (
      <UsedAreas value={null}>
        <Suspense>
          <Framed {...props} />
        </Suspense>
      </UsedAreas>
    );
  };
}

interface PartOptions {
  /** Areas of messages that it needs; they are fetched with its script. */
  messages?: readonly Area[];
}

interface LaterOptions extends PartOptions {
  /** It is the same on every page, so that what was served stays right after a navigation. */
  isOfFrame?: boolean;
  /** The page is complete without it: nothing stands in for it while it is missing. */
  isOptional?: boolean;
}

/**
 * A part that the server has rendered, in the browser: its script is fetched with the first
 * interaction. If it cannot be, what was served stays as it is, and the script is fetched again
 * whenever the connection may be back.
 */
export function laterPart<Props extends object>(
  load: Load<Props>,
  { messages, isOfFrame = false, isOptional = false }: LaterOptions = {},
): ComponentType<Props> {
  const source = createSource(load, messages);

  function LoadedAgain(props: Props) {
    const address = useServedAddress(isOfFrame);
    const [servedAt] = useState(useHasScripts() ? null : address);
    const frame = useRef<HTMLDivElement>(null);
    const pressed = useRef(-1);
    // A form works without its script; what was typed would not survive its arrival.
    const part = useSource(source, {
      mayArrive: () => !isEdited(frame.current),
      onArrival: () => void (pressed.current = findPressed(frame.current)),
    });
    useEffect(() => {
      if (part) pressAgain(frame.current, pressed.current);
    }, [part]);
    if (part) {
      return (
        <div key="loaded" ref={frame} className="contents">
          {createElement(part, props)}
        </div>
      );
    }
    if (servedAt === address) {
      // React leaves the markup of an element alone that claims to set it.
      return (
        <div
          ref={frame}
          className="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    }
    return isOptional ? null : <MissingPart />;
  }

  const Content = lazy<ComponentType<Props>>(() =>
    afterFirstInteraction(source.load)().then(
      (part) => ({ default: withFrame(part) }),
      () => ({ default: LoadedAgain }),
    ),
  ) as ComponentType<Props>;

  return function LaterPart(props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  };
}

/** What a dialog may offer for when its script cannot be fetched. */
interface Dialog {
  onClose?(): void;
  /** Instead of closing it with a message. */
  onMissing?(): void;
}

export type AddedPart<Props> = ComponentType<Props & Pick<Dialog, 'onMissing'>> & {
  /** Fetches it before it is needed. */
  prepare(): void;
};

/**
 * A part that the server does not render: nothing is shown until its script is there. A dialog whose
 * script cannot be fetched is closed again, and a notice says so.
 */
export function addedPart<Props extends object>(
  load: Load<Props>,
  { messages }: PartOptions = {},
): AddedPart<Props> {
  const source = createSource(load, messages);
  function AddedPart(props: Props & Dialog) {
    const part = useSource(source, {
      onFailure() {
        if (props.onMissing) return props.onMissing();
        if (!props.onClose) return;
        reportLoadFailure();
        props.onClose();
      },
    });
    return part && createElement(part, props);
  }
  AddedPart.prepare = () => void source.load().catch(() => {});
  return AddedPart;
}

interface Source<Props> {
  loaded?: ComponentType<Props>;
  load: Load<Props>;
}

/** A part is there when its messages are, too: they can be missing as well as its script. */
function createSource<Props extends object>(
  load: Load<Props>,
  areas: readonly Area[] = [],
): Source<Props> {
  const source: Source<Props> = {
    async load() {
      const locale = document.documentElement.lang as Locale;
      const messages = areas.map((area) => prefetchArea(locale, area));
      const [Part] = await Promise.all([load(), ...messages]);
      return (source.loaded ??= areas.reduce(withMessages, Part));
    },
  };
  return source;
}

const withMessages = <Props extends object>(Content: ComponentType<Props>, area: Area) =>
  function WithMessages(props: Props) {
    return (
      <AreaMessages area={area}>
        <Content {...props} />
      </AreaMessages>
    );
  };

interface Reactions {
  mayArrive?(): boolean;
  onArrival?(): void;
  onFailure?(): void;
}

/** The part, as soon as it could be fetched. */
function useSource<Props>(source: Source<Props>, reactions: Reactions) {
  const [part, setPart] = useState(() => source.loaded ?? null);
  const latest = useRef(reactions);
  useEffect(() => {
    latest.current = reactions;
  });
  useEffect(() => {
    if (part) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onFailure = () => latest.current.onFailure?.();
    const arrive = async () => {
      const loaded = await retryLoading(source.load, { onFailure, signal });
      if (signal.aborted || latest.current.mayArrive?.() === false) return;
      latest.current.onArrival?.();
      setPart(() => loaded);
    };
    void arrive();
    return () => leaving.abort();
  }, [source, part]);
  return part;
}

/** Where what was served is right. */
function useServedAddress(isOfFrame: boolean): string {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  return isOfFrame ? locale : pathname + search;
}

function isEdited(part: HTMLElement | null): boolean {
  const fields = part?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
  return [...fields].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

function MissingPart() {
  const t = useT();
  return (
    <div role="status" className="missing-part">
      <p>{t('forms.noConnection')}</p>
      {/* Every press asks again for what is missing. */}
      <Button variant="outline" size="small">
        {t('failure.retry')}
      </Button>
    </div>
  );
}
