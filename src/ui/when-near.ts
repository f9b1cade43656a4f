/** Calls once the element is about to come into view; what it returns stops the watching. */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '600px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
