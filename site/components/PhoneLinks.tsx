import type { PhonePart } from '@shared/domain/phones';

/** Text of a telephone field, with each number as a link that dials it. */
export function PhoneLinks({ parts }: { parts: readonly PhonePart[] }) {
  if (parts.length === 0) return null;
  return (
    <span>
      {parts.map(({ text, href }, index) =>
        href ? (
          // The order of the parts never changes.
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
