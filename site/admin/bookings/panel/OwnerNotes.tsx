import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import { useState, type SyntheticEvent } from 'react';
import { TextAreaField } from '../../components/fields';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { Notice, PanelForm } from '../../components/sectionStyles';
import { PanelFoot } from '../../components/PanelFoot';
import { useBookingSave } from './useBookingSave';
import { t } from '../../i18n/t';

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

export function OwnerNotes({ booking, kind }: { booking: BookingJson; kind: keyof typeof KINDS }) {
  const { label, hint, emptied } = KINDS[kind];
  const stored = booking[kind] ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const { attempt, save } = useBookingSave();
  const text = draft?.text ?? stored;
  const isUnsaved = draft !== null && draft.text.trim() !== stored;
  const isChangedElsewhere = isUnsaved && draft.base !== stored;
  useUnsavedChanges(isUnsaved);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await save(booking, { [kind]: text.trim() || null })) setDraft(null);
  };

  return (
    <PanelForm onSubmit={(event) => void handleSubmit(event)}>
      <TextAreaField
        label={t(label)}
        hint={t(hint)}
        value={text}
        onValue={(typed) => setDraft({ text: typed, base: draft?.base ?? stored })}
        maxLength={LIMITS.longText}
        rows={kind === 'notes' ? 4 : 3}
      />
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
        <PanelFoot
          attempt={attempt}
          cancel={t('Undo')}
          submit={t('Save notes')}
          onCancel={() => setDraft(null)}
        />
      )}
    </PanelForm>
  );
}
