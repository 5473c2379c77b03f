import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { useReadOnlyReason } from '../platform';

/**
 * A button that saves, sends, uploads or deletes: while nothing can be changed it is off, and
 * says why. Every such button of the back office is one; what is dragged or switched asks
 * {@link useReadOnlyReason} itself.
 */
export function WriteButton({ disabled = false, ...props }: ComponentProps<typeof Button>) {
  const reason = useReadOnlyReason();
  return (
    <Button
      {...props}
      disabled={disabled || reason !== null}
      {...(reason === null ? {} : { title: reason })}
    />
  );
}
