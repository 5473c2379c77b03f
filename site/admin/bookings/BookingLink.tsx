import type { MouseEvent, ReactNode } from 'react';
import { bookingHref } from './useOpenBooking';

/**
 * Opens a booking's panel over the list; with a modifier key it acts as a normal link. Not a router link, because
 * those render on every address change and a list has hundreds.
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
