import {
  registerSettingsInputSchema,
  type RegisterSettingsForm,
} from '@shared/contract/register/register';
import { UNIT_LIMITS } from '@shared/domain/register/bulletinFiles';
import type { ReportWay } from '@shared/domain/register/registerState';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import {
  registerSettingsQuery,
  useSaveRegisterSettings,
  useTestRegisterService,
} from '../../queries/register';
import { SelectField, TextField } from '../components/fields';
import { SaveFoot } from '../components/SaveFoot';
import { SwitchField } from '../components/SwitchField';
import { shortDayText } from '../components/formats';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { t, type Sentence } from '../i18n/t';
import { SettingsGroup } from '../settings/SettingsGroup';

export function RegisterPage() {
  const settings = useQuery(registerSettingsQuery(useApi()));
  return (
    <QueryState
      query={settings}
      loading={t('Loading the settings of the guest register…')}
      failed={t('The settings of the guest register could not be loaded.')}
    >
      {(loaded) => <SettingsForm settings={loaded} />}
    </QueryState>
  );
}

const { updatedAt: _updatedAt, ...shape } = registerSettingsInputSchema.shape;
const number = (name: 'establishment' | 'keepMonths') =>
  z.pipe(z.pipe(z.string(), z.transform(Number)), shape[name]);
const schema = z.object({
  ...shape,
  establishment: number('establishment'),
  keepMonths: number('keepMonths'),
});

const LABELS = {
  isOn: 'I keep the guest register here',
  way: 'How stays are reported',
  taxNumber: 'Tax number in the letter',
  establishment: 'Establishment',
  name: 'Name of the house',
  abbreviation: 'Short name',
  address: 'Address',
  town: 'Town of the house',
  postcode: 'First four digits of the postal code',
  postcodeZone: 'Last three digits of the postal code',
  phone: 'Phone',
  contactName: 'Contact person',
  contactEmail: 'Email',
  key: 'Activation key',
  serviceAddress: 'Address of the service',
  testAddress: 'Address for tests',
  keepMonths: 'Keep the register for',
} as const satisfies Record<string, Sentence>;
type Name = keyof typeof LABELS;
type TextName = Exclude<Name, 'isOn' | 'way'>;
type Input = {
  hint?: string | undefined;
  inputMode?: 'numeric';
  maxLength?: number;
  type?: 'url';
};
type Fields = Record<TextName, string> & { isOn: boolean; way: ReportWay };

function fieldsOf(settings: RegisterSettingsForm): Fields {
  const stored = { ...settings, key: null };
  const texts = (Object.keys(LABELS) as Name[]).map((name) => [name, String(stored[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    isOn: settings.isOn,
    way: settings.way,
  };
}

function SettingsForm({ settings }: { settings: RegisterSettingsForm }) {
  const save = useSaveRegisterSettings();
  const form = useForm({
    schema,
    initial: fieldsOf(settings),
    onValid: (fields) =>
      void attempt.run(async () => {
        stored.keep(await save.mutateAsync({ ...fields, updatedAt: stored.stored.updatedAt }));
        form.setValue('key', '');
      }),
  });
  const stored = useStoredForm({
    query: registerSettingsQuery,
    initial: settings,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    labelOf: (name) => t(LABELS[name]),
  });
  const attempt = useAttempt(
    { done: 'Guest register settings saved', failed: 'The settings were not saved.' },
    { form, stored },
  );
  const text = (name: TextName, input: Input = {}) => {
    const { value, ...field } = form.field(name);
    return <TextField label={t(LABELS[name])} {...field} value={value ?? ''} {...input} />;
  };
  const { isOn, way } = form.values;
  return (
    <form {...form.props} aria-label={t('Guest register')}>
      <SettingsGroup
        heading="h2"
        title={t('Guest register')}
        hint={t(
          'Portuguese law asks for every guest without Portuguese nationality to be reported to SIBA within three working days of arrival and of departure. Only you can read the register. It is encrypted.',
        )}
      >
        <SwitchField label={t(LABELS.isOn)} {...form.field('isOn')} />
        {isOn && (
          <>
            <SelectField
              label={t(LABELS.way)}
              options={[
                ['hand', t('By hand in SIBA’s portal')],
                ['file', t('As a file to upload')],
                ['service', t('By the web service')],
              ]}
              {...form.field('way')}
            />
            {text('keepMonths', {
              inputMode: 'numeric',
              hint: t('Months after the departure was reported. The law asks for 12.'),
            })}
          </>
        )}
      </SettingsGroup>
      {isOn && way !== 'hand' && (
        <SettingsGroup
          heading="h2"
          title={t('SIBA’s letter')}
          hint={t(
            'Type everything as in the letter that SIBA sent you when you registered the house. The way of reporting must be the one that is set in SIBA’s portal.',
          )}
        >
          {text('taxNumber', { inputMode: 'numeric', maxLength: UNIT_LIMITS.taxNumber })}
          {text('establishment', { inputMode: 'numeric', hint: t('0 for your first house') })}
          {text('name', { maxLength: UNIT_LIMITS.name })}
          {text('abbreviation', { maxLength: UNIT_LIMITS.abbreviation })}
          {text('address', { maxLength: UNIT_LIMITS.address })}
          {text('town', { maxLength: UNIT_LIMITS.town })}
          {text('postcode', { inputMode: 'numeric', maxLength: UNIT_LIMITS.postcode })}
          {text('postcodeZone', { inputMode: 'numeric', maxLength: UNIT_LIMITS.postcodeZone })}
          {text('phone', {
            inputMode: 'numeric',
            maxLength: UNIT_LIMITS.phone,
            hint: t('Digits only, without +351'),
          })}
          {text('contactName', { maxLength: UNIT_LIMITS.contactName })}
          {text('contactEmail', { hint: t('SIBA sends its letters of proof here.') })}
        </SettingsGroup>
      )}
      {isOn && way === 'service' && (
        <SettingsGroup
          heading="h2"
          title={t('Web service')}
          hint={t(
            'Test the connection before the first stay. The test sends an invented guest to SIBA’s test address. Sending to the live service could not be tried out by the makers of this product: compare the first stays with SIBA’s portal.',
          )}
        >
          {text('key', {
            hint: stored.stored.hasKey ? t('Stored. Type a new one to replace it.') : undefined,
            inputMode: 'numeric',
          })}
          {text('serviceAddress', { type: 'url' })}
          {text('testAddress', { type: 'url' })}
          <Connection testedAt={stored.stored.testedAt} onTested={stored.keep} />
        </SettingsGroup>
      )}
      <SaveFoot attempt={attempt} stale={stored.stale} submit={t('Save guest register settings')} />
    </form>
  );
}

function Connection({
  testedAt,
  onTested,
}: {
  testedAt: string | null;
  onTested: (settings: RegisterSettingsForm) => void;
}) {
  const test = useTestRegisterService();
  const attempt = useAttempt({});
  const run = () => void attempt.run(async () => onTested((await test.mutateAsync()).settings));
  return (
    <div>
      <WriteButton $variant="secondary" $size="small" aria-disabled={attempt.isBusy} onClick={run}>
        {attempt.isBusy ? t('Waiting for SIBA…') : t('Test the connection')}
      </WriteButton>
      <p role="status">
        {attempt.failure ??
          (test.data && !test.data.isAnswered
            ? t('SIBA did not answer. {text}', { text: test.data.text })
            : testedAt
              ? t('SIBA answered on {day}.', { day: shortDayText(testedAt.slice(0, 10)) })
              : t('Not tested yet'))}
      </p>
    </div>
  );
}
