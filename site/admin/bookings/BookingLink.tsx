import type { MouseEvent, ReactNode } from 'react';
import { bookingHref } from './useOpenBooking';

/**
 * A link that opens a booking's panel over the list as it is; with a modifier key it is the
 * browser's own link. Not the router's: that one renders again with every change of the address,
 * and a list has hundreds.
 */
export function BookingLink({
  reference,
  onOpen,
  id,
  isOpen = false,
  children,
}: {
  reference: string;
  onOpen: (reference: string) => void;
  id?: string;
  /** Whether the panel shows it. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(reference);
  };
  return (
    <a
      id={id}
      href={bookingHref(reference)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
