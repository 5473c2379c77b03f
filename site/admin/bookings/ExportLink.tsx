import type { BookingFilter } from '@shared/contract/booking';
import { Button } from '../../components/Button';
import { bookingsExportUrl } from '../../queries/bookings';

/** Saves every booking that passes the filter as a file, all pages of them. */
export function ExportLink({ filter }: { filter: BookingFilter }) {
  return (
    <Button as="a" href={bookingsExportUrl(filter)} download $variant="quiet" $size="small">
      Export CSV
    </Button>
  );
}
