import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { LibraryPicture } from '#domain/media/picture.ts';
import type { LibraryPage } from '#services/media/library-page.ts';

/** The pages of the library that the dialog has request for, and what was added meanwhile. */
export function useLibrary(isOpen: boolean) {
  const fetcher = useFetcher<LibraryPage>();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<readonly LibraryPicture[]>([]);
  const [request, setRequest] = useState({ text: '', page: 1 });
  const { load } = fetcher;

  useEffect(() => {
    if (!isOpen) return;
    const query = new URLSearchParams({ q: request.text, page: String(request.page) });
    void load(`/admin/media/pictures?${query}`);
  }, [isOpen, request, load]);

  // A response continues the list, or replaces it.
  const [response, setResponse] = useState(fetcher.data);
  if (fetcher.data && fetcher.data !== response) {
    setResponse(fetcher.data);
    const before = request.page === 1 ? [] : shown;
    setShown(withoutTwins([...before, ...fetcher.data.pictures]));
  }

  return {
    text,
    setText,
    pictures: shown,
    isFiltered: request.text !== '',
    isLoading: fetcher.state !== 'idle',
    hasMore: shown.length < (fetcher.data?.count ?? 0),
    search: () => setRequest({ text: text.trim(), page: 1 }),
    showMore: () => setRequest(({ page, ...rest }) => ({ ...rest, page: page + 1 })),
    /** A picture that was just uploaded comes first. */
    prepend: (picture: LibraryPicture) => setShown((all) => withoutTwins([picture, ...all])),
  };
}

const withoutTwins = (pictures: readonly LibraryPicture[]) => [
  ...new Map(pictures.map((picture) => [picture.id, picture])).values(),
];
