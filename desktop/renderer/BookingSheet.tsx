import { getBooking } from '@shared/contract/endpoints';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { createClient } from '@site/api/client';
import { useEffect, useState } from 'react';
import { Sheet } from './Sheet';
import { Themed } from './Themed';

/** A booking on a sheet of paper. The window's title tells who prints it when it is drawn. */
export function BookingSheet() {
  const [detail, setDetail] = useState<BookingDetail | null>(null);
  useEffect(() => {
    const reference = new URLSearchParams(location.search).get('booking') ?? '';
    createClient()
      .call(getBooking, { params: { reference } })
      .then(setDetail, () => {
        document.title = 'Sheet failed';
      });
  }, []);
  useEffect(() => {
    if (!detail) return;
    void document.fonts.ready.then(() => {
      document.title = 'Sheet ready';
    });
  }, [detail]);
  return <Themed>{detail && <Sheet booking={detail.booking} />}</Themed>;
}
