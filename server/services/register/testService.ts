import { bulletinXml, type BulletinUnit } from '@shared/domain/register/bulletinFiles';
import { sendBulletins } from '../../integrations/siba/sendBulletins';
import type { ReadContext, WriteContext } from '../serviceContext';
import { registerSettings, serviceTest } from './registerSettings';

/** The authority's own unit for tests. Its key is public and works at the test address only. */
const TEST_UNIT = { taxNumber: '121212121', establishment: 0, key: '999999999' };

const HOUSE: BulletinUnit = {
  ...TEST_UNIT,
  name: 'Teste',
  abbreviation: 'TESTE',
  address: 'Rua de Teste 1',
  town: 'Lagos',
  postcode: '8600',
  postcodeZone: '000',
  phone: '282000000',
  contactName: 'Teste',
  contactEmail: 'teste@example.com',
};

/**
 * Sends an invented guest to the test address. Any answer of the service, also a refusal, shows that it can be reached
 * and understands the request; only then can stays be sent.
 */
export async function testService(
  read: ReadContext,
  write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>,
): Promise<{ isAnswered: boolean; text: string }> {
  const { testAddress } = await registerSettings.load(read);
  const xml = bulletinXml({
    unit: HOUSE,
    bulletins: [
      {
        surname: 'TESTE',
        givenNames: 'TESTE',
        nationality: 'GBR',
        birthDate: '1980-01-01',
        birthPlace: null,
        documentNumber: 'TESTE1',
        issuingCountry: 'GBR',
        documentType: 'O',
        checkinDate: read.today,
        checkoutDate: read.today,
        residenceCountry: 'GBR',
        residencePlace: 'TESTE',
      },
    ],
    fileNumber: 1,
    madeAt: `${read.today}T00:00:00`,
  });
  const answer = await sendBulletins(testAddress, TEST_UNIT, xml);
  const isAnswered = answer.kind !== 'undecided';
  if (isAnswered) {
    await write((context) =>
      serviceTest.store({ address: testAddress, at: context.now.toISOString() }, context),
    );
  }
  return { isAnswered, text: answer.kind === 'accepted' ? '0' : answer.text };
}
