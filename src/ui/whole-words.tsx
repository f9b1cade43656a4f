/** Breaks between words only: a name such as "Dar al-Kutub" stays readable over two lines. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change their places.
      <span key={position} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
