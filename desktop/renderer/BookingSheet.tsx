import type { BookingJson } from '@shared/contract/bookings/booking';
import { getBooking } from '@shared/contract/bookings/bookingEndpoints';
import { getConfig } from '@shared/contract/publicEndpoints';
import { VILLA } from '@shared/villa';
import { createClient } from '@site/api/client';
import { useEffect, useState } from 'react';
import { Sheet } from './Sheet';

/** A booking on a sheet of paper. The window's title signals that it is rendered. */
export function BookingSheet() {
  const [drawn, setDrawn] = useState<{ booking: BookingJson; villaName: string } | null>(null);
  useEffect(() => {
    const reference = new URLSearchParams(location.search).get('booking') ?? '';
    const api = createClient();
    Promise.all([api.call(getBooking, { params: { reference } }), api.call(getConfig)]).then(
      ([{ booking }, { villaName = VILLA.name }]) => setDrawn({ booking, villaName }),
      () => {
        document.title = 'Sheet failed';
      },
    );
  }, []);
  useEffect(() => {
    if (!drawn) return;
    void document.fonts.ready.then(() => {
      document.title = 'Sheet ready';
    });
  }, [drawn]);
  return drawn && <Sheet {...drawn} />;
}
