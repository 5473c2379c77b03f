import type { HouseFactsJson } from '@shared/contract/facts/houseFacts';
import {
  bedsFor,
  FACT_CHOICES,
  FACT_NUMBERS,
  PLACES,
  WALK_MINUTES,
  type FactName,
  type FactNumberName,
} from '@shared/domain/facts/houseFacts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { houseFactsQuery, useSaveHouseFacts } from '../../queries/houseFacts';
import { settingsQuery } from '../../queries/publicReads';
import { SelectField, TextField } from '../components/fields';
import { SaveFoot } from '../components/SaveFoot';
import { Notice } from '../components/sectionStyles';
import { useAttempt } from '../components/useAttempt';
import { useForm, type Form } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { t } from '../i18n/t';
import { SettingsGroup, WideField } from '../settings/SettingsGroup';
import {
  ANSWER_LABELS,
  ANSWER_TEXTS,
  fieldsOf,
  houseFactsFormSchema,
  labelOf,
  NUMBER_LABELS,
  PLACE_LABELS,
  ROOM_LABELS,
  typedBeds,
  type HouseFields,
} from './houseFactsForm';
import { RoomsEditor } from './RoomsEditor';

/** Beds, facts and walking times, which the home page shows. */
export function HouseFactsPage() {
  const facts = useQuery(houseFactsQuery(useApi()));
  return (
    <QueryState
      query={facts}
      loading={t('Loading the facts of the house…')}
      failed={t('The facts of the house could not be loaded.')}
    >
      {(loaded) => <HouseFactsForm facts={loaded} />}
    </QueryState>
  );
}

const INDOORS = ['airConditioning', 'heating', 'washingMachine', 'stepFree'] as const;
const OUTDOORS = ['parking', 'carCharging'] as const;
const RULES = ['pets', 'smoking'] as const;

function HouseFactsForm({ facts }: { facts: HouseFactsJson }) {
  const save = useSaveHouseFacts();
  const form = useForm({
    schema: houseFactsFormSchema,
    initial: fieldsOf(facts),
    onValid: (typed) =>
      void attempt.run(async () =>
        keep(await save.mutateAsync({ ...typed, updatedAt: stored.updatedAt })),
      ),
  });
  const storedForm = useStoredForm({
    query: houseFactsQuery,
    initial: facts,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    labelOf,
    textOf: (name, of) => (name === 'rooms' ? roomsText(of) : of[name]),
  });
  const { stored, keep, stale } = storedForm;
  const attempt = useAttempt(
    {
      done: ['Facts of the house saved', 'Guests read them at once.'],
      failed: 'The facts of the house were not saved.',
    },
    { form, stored: storedForm },
  );
  return (
    <form {...form.props} aria-label={t('The house')}>
      <SettingsGroup
        heading="h2"
        title={t('Rooms with beds')}
        hint={t('Guests see each room with its picture and its beds.')}
      >
        <WideField>
          <RoomsEditor rooms={form.list('rooms')} />
          <BedsNotice values={form.values} />
        </WideField>
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Indoors')}
        hint={t('What is unknown is not shown to guests.')}
      >
        <Answers form={form} names={INDOORS} />
        <Numbers form={form} names={['internetMbps', 'cots', 'highChairs']} />
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Pool')}
        hint={t('Families with small children ask for depth and fence.')}
      >
        <Answers form={form} names={['poolHeating', 'poolFence']} />
        <Numbers form={form} names={['poolShallowCm', 'poolDeepCm']} />
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Arriving by car')}
        hint={t('What is unknown is not shown to guests.')}
      >
        <Answers form={form} names={OUTDOORS} />
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Pets and smoking')}
        hint={t('A fee for pets is set under Prices.')}
      >
        <Answers form={form} names={RULES} />
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Minutes on foot')}
        hint={t(
          'Shown on the drawn map. The minutes to the beach are under Site, About. An empty field hides its place.',
        )}
      >
        {PLACES.map((place) => (
          <TextField
            key={place}
            label={t(PLACE_LABELS[place])}
            hint={t('{min} to {max}', WALK_MINUTES)}
            isOptional
            {...form.field(`walks.${place}`)}
            inputMode="numeric"
          />
        ))}
      </SettingsGroup>
      <SaveFoot attempt={attempt} stale={stale} submit={t('Save the facts')} />
    </form>
  );
}

function Answers({ form, names }: { form: Form<HouseFields>; names: readonly FactName[] }) {
  return names.map((name) => (
    <SelectField
      key={name}
      label={t(ANSWER_LABELS[name])}
      options={[
        ['', t('Unknown')],
        ...FACT_CHOICES[name].map((answer) => [answer, answerText(answer)] as const),
      ]}
      {...form.field(`answers.${name}`)}
    />
  ));
}

function answerText(answer: string): string {
  const text = ANSWER_TEXTS[answer];
  return text ? t(text) : answer;
}

function Numbers({ form, names }: { form: Form<HouseFields>; names: readonly FactNumberName[] }) {
  return names.map((name) => (
    <TextField
      key={name}
      label={t(NUMBER_LABELS[name])}
      hint={t('{min} to {max}', FACT_NUMBERS[name])}
      isOptional
      {...form.field(`numbers.${name}`)}
      inputMode="numeric"
    />
  ));
}

/** The sum of the beds, and whether as many guests can book. */
function BedsNotice({ values }: { values: HouseFields }) {
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const beds = bedsFor(values.rooms.map((room) => ({ beds: typedBeds(room) })));
  if (!settings || beds === 0) return null;
  const { maxGuests } = settings;
  return (
    <Notice $tone={beds < maxGuests ? 'warning' : 'info'} role="status">
      {beds < maxGuests
        ? t(
            'Beds for {beds}, but {maxGuests} guests can book. Add the missing beds, or lower Maximum guests under General.',
            { beds, maxGuests },
          )
        : t('Beds for {beds}; {maxGuests} guests can book.', { beds, maxGuests })}
    </Notice>
  );
}

function roomsText({ rooms }: HouseFields): string {
  return rooms.map((room) => t(ROOM_LABELS[room.kind])).join(', ');
}
