import { Button } from '../../components/Button';

/** Adds a group of fields at the end of the fieldset, scrolls to it and focuses its first field. */
export function AddItem({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      onClick={({ currentTarget }) => {
        // The button disappears with the last possible item.
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
