import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { WriteButton } from './WriteButton';

/** A button in a row or card. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button type="button" $variant="secondary" $size="small" {...props} />;
}

/** A small {@link WriteButton}. */
export function SmallWriteButton(props: ComponentProps<typeof WriteButton>) {
  return <WriteButton $variant="secondary" $size="small" {...props} />;
}
