import type { BookingFilter } from '@shared/contract/booking';
import { useState } from 'react';
import { userMessageOf } from '../../api/client';
import { Button } from '../../components/Button';
import { bookingsExportUrl } from '../../queries/bookings';
import { showToast } from '../../stores/toasts';
import { useHost } from '../host';

/** Saves every booking that passes the filter as a file, all pages of them. */
export function ExportLink({ filter }: { filter: BookingFilter }) {
  const { saveFile } = useHost();
  const address = bookingsExportUrl(filter);
  if (saveFile) return <SaveButton save={() => saveFile(address)} />;
  return (
    <Button as="a" href={address} download $variant="quiet" $size="small">
      Export CSV
    </Button>
  );
}

function SaveButton({ save }: { save: () => Promise<boolean> }) {
  const [isSaving, setIsSaving] = useState(false);
  const handleSave = async () => {
    setIsSaving(true);
    try {
      if (await save())
        showToast({ title: 'Bookings exported', description: 'The file was saved' });
    } catch (error) {
      showToast({
        title: 'Export failed',
        description: userMessageOf(error, 'Please check your connection and try again.'),
        tone: 'destructive',
      });
    }
    setIsSaving(false);
  };
  return (
    <Button
      type="button"
      $variant="quiet"
      $size="small"
      disabled={isSaving}
      onClick={() => void handleSave()}
    >
      Export CSV
    </Button>
  );
}
