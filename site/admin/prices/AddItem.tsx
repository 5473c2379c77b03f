import { SmallButton } from '../components/SmallButton';

/** Adds a group of fields at the end of the fieldset, scrolls to it and focuses its first field. */
export function AddItem({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <SmallButton
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
    </SmallButton>
  );
}
