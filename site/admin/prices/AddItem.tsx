import { Button } from '../../components/Button';

/** Adds one more group of fields at the end of its fieldset, and leads to the first of them, all of it in sight. */
export function AddItem({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      onClick={({ currentTarget }) => {
        // The button goes with the last that there may be.
        const group = currentTarget.closest('fieldset');
        onAdd();
        setTimeout(() => {
          const item = [...(group?.querySelectorAll('[role="group"]') ?? [])].at(-1);
          item?.scrollIntoView({ block: 'nearest' });
          item?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
        });
      }}
    >
      {children}
    </Button>
  );
}
