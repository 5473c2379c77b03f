import type { PhonePart } from '@shared/domain/phones';

/** What was typed into a telephone field, each number in it a link that dials it. */
export function PhoneLinks({ parts }: { parts: readonly PhonePart[] }) {
  if (parts.length === 0) return null;
  return (
    <span>
      {parts.map(({ text, href }, index) =>
        href ? (
          // The parts of one text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={href}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  );
}
