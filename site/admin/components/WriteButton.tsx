import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { useReadOnlyReason } from '../platform';

/**
 * A button that saves, sends, uploads or deletes. While nothing can be changed it is disabled and its tooltip says why.
 * Controls that are dragged or switched call {@link useReadOnlyReason} themselves.
 */
export function WriteButton({
  disabled = false,
  type = 'button',
  ...props
}: ComponentProps<typeof Button>) {
  const reason = useReadOnlyReason();
  return (
    <Button
      {...props}
      type={type}
      disabled={disabled || reason !== null}
      {...(reason === null ? {} : { title: reason })}
    />
  );
}
