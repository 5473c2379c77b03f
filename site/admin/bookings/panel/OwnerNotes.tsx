import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../components/Button';
import { Field, TextArea } from '../../../components/Field';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';
import { FormActions, Notice, PanelForm } from '../../components/sectionStyles';
import { useBookingSave } from './useBookingSave';
import { t } from '../../i18n/t';

/** What was typed over which stored notes. */
type Draft = { text: string; base: string };

const KINDS = {
  notes: {
    label: 'Your notes',
    hint: 'Guests and housekeepers do not see them.',
    emptied: 'Saved in another window meanwhile: no notes. Saving replaces that.',
  },
  houseNotes: {
    label: 'Notes for the house',
    hint: 'Shown to housekeepers with the day, without the guest’s name: a cot, late arrival, an allergy.',
    emptied: 'Saved in another window meanwhile: no notes for the house. Saving replaces that.',
  },
} as const;

/** Words on a booking that are no guest's: the owner's own, or for the house. What is typed stays until it is saved. */
export function OwnerNotes({ booking, kind }: { booking: BookingJson; kind: keyof typeof KINDS }) {
  const { label, hint, emptied } = KINDS[kind];
  const stored = booking[kind] ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const { isSaving, failure, save } = useBookingSave();
  const text = draft?.text ?? stored;
  const isUnsaved = draft !== null && draft.text.trim() !== stored;
  const isChangedElsewhere = isUnsaved && draft.base !== stored;
  useUnsavedChanges(isUnsaved);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const error = await save(booking, { [kind]: text.trim() || null });
    if (error === null) setDraft(null);
  };

  return (
    <PanelForm onSubmit={(event) => void handleSubmit(event)}>
      <Field label={t(label)} hint={t(hint)}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            onChange={(event) =>
              setDraft({ text: event.target.value, base: draft?.base ?? stored })
            }
            maxLength={LIMITS.longText}
            rows={kind === 'notes' ? 4 : 3}
          />
        )}
      </Field>
      {failure && isUnsaved && <Notice $tone="error">{failure}</Notice>}
      {isChangedElsewhere && (
        <Notice $tone="warning">
          {stored
            ? t('Saved in another window meanwhile: “{notes}”. Saving replaces that.', {
                notes: stored,
              })
            : t(emptied)}
        </Notice>
      )}
      {isUnsaved && (
        <FormActions>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            disabled={isSaving}
            onClick={() => setDraft(null)}
          >
            {t('Undo')}
          </Button>
          <WriteButton type="submit" $size="small" disabled={isSaving}>
            {isSaving ? t('Saving...') : t('Save notes')}
          </WriteButton>
        </FormActions>
      )}
    </PanelForm>
  );
}
