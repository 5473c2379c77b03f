import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/ApiContext';
import { ApiError } from '../../../api/client';
import { QueryState } from '../../../components/QueryState';
import { bookingQuery } from '../../../queries/bookings';
import { useOpenBooking } from '../useOpenBooking';
import { BookingDetails } from './BookingDetails';
import { DiscardDialog } from './DiscardDialog';
import { SidePanel } from './SidePanel';
import { UnsavedContext, type UnsavedWork } from './unsaved';

/** The booking that the address names (`booking=<reference>`), in a panel beside whatever is below. */
export function BookingPanel() {
  const { reference, open, close } = useOpenBooking();
  // Another booking begins with nothing typed.
  return (
    reference !== null && (
      <OpenPanel key={reference} reference={reference} onOpen={open} onClose={close} />
    )
  );
}

function OpenPanel({
  reference,
  onOpen,
  onClose,
}: {
  reference: string;
  onOpen: (reference: string) => void;
  onClose: () => void;
}) {
  const detail = useQuery(bookingQuery(useApi(), reference));
  const [unsaved] = useState<UnsavedWork>(() => new Set());
  /** What the owner was about to do when unsaved work was found. */
  const [heldBack, setHeldBack] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => {
    if (unsaved.size > 0) setHeldBack(() => go);
    else go();
  };
  const isUnknown = detail.error instanceof ApiError && [400, 404].includes(detail.error.status);

  return (
    <SidePanel title={`Booking ${reference}`} onClose={() => leave(onClose)}>
      <UnsavedContext value={unsaved}>
        {isUnknown ? (
          <p role="alert">There is no booking with this reference. Please check how it is spelt.</p>
        ) : (
          <QueryState
            query={detail}
            loading="Loading booking..."
            failed="The booking could not be loaded."
          >
            {(found) => (
              <BookingDetails detail={found} onOpen={(other) => leave(() => onOpen(other))} />
            )}
          </QueryState>
        )}
      </UnsavedContext>
      {heldBack && (
        <DiscardDialog
          onKeep={() => setHeldBack(null)}
          onDiscard={() => {
            setHeldBack(null);
            heldBack();
          }}
        />
      )}
    </SidePanel>
  );
}
