import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { LibraryPicture } from '#domain/media/picture.ts';
import type { LibraryPage } from '#services/media/list-pictures.server.ts';

/** The pages of the library that the dialog has asked for, and what was added meanwhile. */
export function useLibrary(isOpen: boolean) {
  const fetcher = useFetcher<LibraryPage>();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<readonly LibraryPicture[]>([]);
  const [asked, setAsked] = useState({ text: '', page: 1 });
  const { load } = fetcher;

  useEffect(() => {
    if (!isOpen) return;
    const query = new URLSearchParams({ q: asked.text, page: String(asked.page) });
    void load(`/admin/media/pictures?${query}`);
  }, [isOpen, asked, load]);

  // Each answer continues the list, or begins it anew.
  const [answer, setAnswer] = useState(fetcher.data);
  if (fetcher.data && fetcher.data !== answer) {
    setAnswer(fetcher.data);
    const before = asked.page === 1 ? [] : shown;
    setShown(withoutTwins([...before, ...fetcher.data.pictures]));
  }

  return {
    text,
    setText,
    pictures: shown,
    isLoading: fetcher.state !== 'idle',
    hasMore: shown.length < (fetcher.data?.count ?? 0),
    search: () => setAsked({ text: text.trim(), page: 1 }),
    showMore: () => setAsked(({ page, ...rest }) => ({ ...rest, page: page + 1 })),
    /** A picture that was just uploaded comes first. */
    prepend: (picture: LibraryPicture) => setShown((all) => withoutTwins([picture, ...all])),
  };
}

const withoutTwins = (pictures: readonly LibraryPicture[]) => [
  ...new Map(pictures.map((picture) => [picture.id, picture])).values(),
];
