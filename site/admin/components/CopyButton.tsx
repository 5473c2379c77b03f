import { SmallButton } from './SmallButton';
import { showToast } from '../../stores/toasts';
import { t } from '../i18n/t';

/**
 * Copies a text.
 * @param what names it, such as `reference`
 * @param label the button's text
 * @param next shown after copying; the text itself by default
 */
export function CopyButton({
  id,
  text,
  what,
  next = text,
  label = t('Copy'),
}: {
  id?: string;
  text: string;
  what: string;
  next?: string;
  label?: string;
}) {
  const handleCopy = async () => {
    try {
      // Undefined on insecure pages.
      await navigator.clipboard.writeText(text);
      showToast({ title: t('Copied'), description: next });
    } catch {
      showToast({
        title: t('Copying failed'),
        description: t('Please mark the {what} and copy it by hand.', { what }),
        tone: 'destructive',
      });
    }
  };
  return (
    <SmallButton
      id={id}
      $variant="quiet"
      aria-label={t('Copy {what}', { what })}
      onClick={() => void handleCopy()}
    >
      {label}
    </SmallButton>
  );
}
