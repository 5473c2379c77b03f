import { Button } from '../../components/Button';

/** Why there is no booking to see, and what to do next. */
export function NoBookings({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <>
        <strong>No bookings yet</strong>
        <p>Enquiries that guests send from the booking page appear here.</p>
      </>
    );
  }
  return (
    <>
      <strong>No bookings match your filters</strong>
      <p>Try another spelling, a part of the name or other dates.</p>
      <Button type="button" $variant="secondary" $size="small" onClick={onClear}>
        Clear filters
      </Button>
    </>
  );
}
