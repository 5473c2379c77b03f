import { blockInputSchema, type BlockData, type BlockJson } from '@shared/contract/calendars/block';
import { addDays, isPlainDate, type PlainDate } from '@shared/domain/date';
import type * as z from 'zod/mini';
import { TextField } from '../components/fields';
import { useCreateBlock, useDeleteBlock, useUpdateBlock } from '../../queries/calendar';
import { leaveSafely } from '../../stores/unsavedChanges';
import { Pair } from '../components/sectionStyles';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { FormInDialog } from '../components/FormDialog';
import { useFirstField } from './useFirstField';
import { nightRangeTitle } from '../components/dateRangeText';
import { showUndoable } from '../components/showUndoable';
import { useAttempt } from '../components/useAttempt';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

/** @param to the first free day */
export function BlockForm({
  from,
  to,
  onClose,
}: {
  from: PlainDate;
  to: PlainDate;
  onClose: () => void;
}) {
  const create = useCreateBlock();
  const remove = useDeleteBlock();
  return (
    <BlockFields
      initial={{ startDate: from, endDate: to, note: '' }}
      texts={NEW_TEXTS}
      save={async (data) => {
        const { id } = await create.mutateAsync(data);
        return () => remove.mutateAsync(id);
      }}
      onClose={onClose}
    />
  );
}

/** @param from proposed first night: the block's own, or where it was dragged to */
export function BlockEditForm({
  block,
  from,
  to,
  onClose,
}: {
  block: BlockJson;
  from: PlainDate;
  to: PlainDate;
  onClose: () => void;
}) {
  const update = useUpdateBlock(block.id);
  const { startDate, endDate, note } = block;
  return (
    <BlockFields
      initial={{ startDate: from, endDate: to, note: note ?? '' }}
      texts={EDIT_TEXTS}
      save={async (data) => {
        const before = { startDate, endDate, note };
        await update.mutateAsync({ ...data, readAs: before });
        return () => update.mutateAsync({ ...before, readAs: data });
      }}
      onClose={onClose}
    />
  );
}

function BlockFields({
  initial,
  texts,
  save,
  onClose,
}: {
  initial: { startDate: PlainDate; endDate: PlainDate; note: string };
  texts: typeof NEW_TEXTS | typeof EDIT_TEXTS;
  /** @returns undoes it */
  save: (block: BlockData) => Promise<() => Promise<unknown>>;
  onClose: () => void;
}) {
  const form = useForm<typeof initial, BlockData>({
    // The schema also accepts types that this form never holds.
    schema: blockInputSchema as unknown as z.ZodMiniType<BlockData, typeof initial>,
    initial,
    onValid: (block) =>
      void attempt.run(async () => {
        const undo = await save(block);
        showUndoable(
          {
            title: t(texts.done),
            description: nightRangeTitle(block.startDate, block.endDate),
          },
          undo,
        );
        onClose();
      }),
  });
  const attempt = useAttempt({ failed: texts.failed }, { form });
  useFirstField(form.props.ref);
  const { values } = form;
  useUnsavedChanges(values.note !== initial.note);

  return (
    <FormInDialog
      label={t(texts.title)}
      form={form}
      attempt={attempt}
      submit={t(texts.submit)}
      busy={t(texts.busy)}
      onCancel={() => leaveSafely(onClose)}
    >
      <Pair>
        <TextField label={t('First night')} {...form.field('startDate')} type="date" required />
        <TextField
          label={t('Free again on')}
          {...form.field('endDate')}
          type="date"
          required
          min={isPlainDate(values.startDate) ? addDays(values.startDate, 1) : undefined}
        />
      </Pair>
      <SmallText aria-live="polite">{nightRangeTitle(values.startDate, values.endDate)}</SmallText>
      <TextField
        label={t('Note')}
        isOptional
        hint={t('Only you read it.')}
        {...form.field('note')}
      />
    </FormInDialog>
  );
}

const NEW_TEXTS = {
  title: 'Block nights',
  submit: 'Block nights',
  busy: 'Blocking...',
  done: 'Nights blocked',
  failed: 'The nights could not be blocked.',
} as const;

const EDIT_TEXTS = {
  title: 'Edit block',
  submit: 'Save block',
  busy: 'Saving...',
  done: 'Block changed',
  failed: 'The block could not be changed.',
} as const;
