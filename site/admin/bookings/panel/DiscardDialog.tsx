import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';

/** Asks before what was typed is thrown away. */
export function DiscardDialog({
  onDiscard,
  onKeep,
}: {
  onDiscard: () => void;
  onKeep: () => void;
}) {
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      title="Leave without saving?"
      description="What you have changed in this booking has not been saved."
    >
      <DialogActions>
        <Button type="button" $variant="danger" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button type="button" onClick={onKeep}>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
