import type Router from '@koa/router';
import { Readable } from 'node:stream';
import {
  downloadBulletins,
  getRegister,
  getRegisterGuests,
  getRegisterSettings,
  reportStay as reportStayCall,
  testRegisterService,
  updateRegisterGuests,
  updateRegisterSettings as updateSettingsCall,
} from '@shared/contract/register/registerEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { findBooking } from '../services/findBooking';
import { loadRegister, saveGuests, sealGuests } from '../services/register/registerGuests';
import {
  REGISTER_KEY_PLACE,
  registerSettingsForm,
  updateRegisterSettings,
} from '../services/register/registerSettings';
import { loadFile, presentRegister, reportStay } from '../services/register/reports';
import { testService } from '../services/register/testService';
import { recordAudit } from '../services/audit/recordAudit';
import { redirectToLogin } from '../middleware/redirectToLogin';
import { readContext } from '../services/serviceContext';

export function mountRegister(router: Router, deps: Deps): void {
  const { secrets } = deps;
  const present = async (id: number) => {
    const read = readContext(deps);
    return presentRegister(await findBooking({ id }, read), secrets, read);
  };

  mount(router, deps, getRegister, ({ params }) => present(params.id));

  mount(router, deps, getRegisterGuests, async ({ params, read, record }) => {
    const booking = await findBooking({ id: params.id }, read);
    const { guests } = await loadRegister(booking, secrets, read);
    await record('register_read', { subject: booking.reference });
    return { guests: [...guests] };
  });

  mount(router, deps, updateRegisterGuests, async ({ params, body, read, write }) => {
    const booking = await findBooking({ id: params.id }, read);
    const sealed = await sealGuests(booking, body.guests, secrets);
    await write(async (context) => {
      await saveGuests(booking, sealed, context);
      recordAudit('register_changed', { subject: booking.reference }, context);
    });
    return present(params.id);
  });

  mount(router, deps, reportStayCall, async ({ params, body, read, write }) => {
    await reportStay(await findBooking({ id: params.id }, read), body.way, deps, write);
    return present(params.id);
  });

  router.get(downloadBulletins.path, redirectToLogin);
  mount(router, deps, downloadBulletins, async ({ params, query, ctx, read, record }) => {
    const { bookingId, name, content } = await loadFile(params.id, query.format, secrets, read);
    const { reference } = await findBooking({ id: bookingId }, read);
    await record('bulletins_downloaded', { subject: reference });
    ctx.type = query.format === 'xml' ? 'application/xml; charset=utf-8' : 'text/plain';
    ctx.attachment(name);
    return Readable.from([Buffer.from(content, 'utf8')]);
  });

  mount(router, deps, getRegisterSettings, ({ read }) => registerSettingsForm(read));

  mount(router, deps, updateSettingsCall, async ({ body, write }) => {
    const key = body.key && (await secrets.seal(REGISTER_KEY_PLACE, body.key));
    return write(async (context) => {
      await updateRegisterSettings(body, key, context);
      return registerSettingsForm(context);
    });
  });

  mount(router, deps, testRegisterService, async ({ read, write }) => {
    const answer = await testService(read, write);
    return { ...answer, settings: await registerSettingsForm(readContext(deps)) };
  });
}
