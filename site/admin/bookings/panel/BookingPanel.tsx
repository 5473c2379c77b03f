import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/ApiContext';
import { ApiError } from '../../../api/client';
import { QueryState } from '../../../components/QueryState';
import { bookingQuery } from '../../../queries/bookings';
import { useOpenBooking } from '../useOpenBooking';
import { BookingDetails } from './BookingDetails';
import { SidePanel } from './SidePanel';
import { t } from '../../i18n/t';

export function BookingPanel({ mayBeBeside }: { mayBeBeside?: boolean }) {
  const { reference, open, close } = useOpenBooking();
  const [last, setLast] = useState({ reference, isNext: false });
  if (last.reference !== reference) {
    setLast({ reference, isNext: last.reference !== null });
  }
  // Another booking starts with empty forms.
  return (
    reference !== null && (
      <OpenPanel
        key={reference}
        reference={reference}
        mayBeBeside={mayBeBeside}
        isNext={last.isNext}
        onOpen={open}
        onClose={close}
      />
    )
  );
}

function OpenPanel({
  reference,
  mayBeBeside,
  isNext,
  onOpen,
  onClose,
}: {
  reference: string;
  mayBeBeside: boolean | undefined;
  isNext: boolean;
  onOpen: (reference: string) => void;
  onClose: () => void;
}) {
  const detail = useQuery(bookingQuery(useApi(), reference));
  const isUnknown = detail.error instanceof ApiError && [400, 404].includes(detail.error.status);

  return (
    <SidePanel
      title={t('Booking {reference}', { reference })}
      {...(mayBeBeside && { mayBeBeside })}
      isNext={isNext}
      onClose={onClose}
    >
      {isUnknown ? (
        <p role="alert">
          {t('There is no booking with this reference. Please check how it is spelt.')}
        </p>
      ) : (
        <QueryState
          query={detail}
          loading={t('Loading booking...')}
          failed={t('The booking could not be loaded.')}
        >
          {(found) => <BookingDetails detail={found} onOpen={onOpen} />}
        </QueryState>
      )}
    </SidePanel>
  );
}
