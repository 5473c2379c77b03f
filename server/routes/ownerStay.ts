import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  answerStayRequest,
  getArrival,
  getOwnerStay,
  renewStayLink,
  settleStayRequest,
  updateArrival,
} from '@shared/contract/stay/stayEndpoints';
import type { OwnerStay } from '@shared/contract/stay/ownerStay';
import { plainLine } from '@shared/domain/plainText';
import type { Deps } from '../appDependencies';
import { conflict, type AppError } from '../errors';
import { mount } from '../middleware/endpoint';
import type { Booking } from '../models/Booking';
import { replanScheduledMails } from '../services/mail/replanScheduledMails';
import type { ReadContext } from '../services/serviceContext';
import { loadSettings } from '../services/prices/settings';
import { arrivalForOwner } from '../services/stay/arrivalForStay';
import { loadStayDetails } from '../services/stay/stayDetails';
import * as stayLink from '../services/stay/stayLink';
import * as settings from '../services/stay/stayPageSettings';
import {
  openStayRequests,
  answerStayRequest as answer,
  presentAnswerableRequest,
  settleStayRequest as settle,
} from '../services/stay/stayRequests';
import { findBooking } from '../services/findBooking';

export function mountOwnerStay(router: Router, deps: Deps): void {
  const { secrets } = deps;

  mount(router, deps, getOwnerStay, async ({ params, read }) =>
    ownerStay(await findBooking({ id: params.id }, read), deps, read),
  );

  mount(router, deps, renewStayLink, async ({ params, body, read, write }) => {
    if (body.keepsKnown) {
      const booking = await findBooking({ id: params.id }, read);
      if ((await stayLink.stayLinkUrl(booking, deps)) === null) throw erased();
      return ownerStay(await findBooking({ id: params.id }, read), deps, read);
    }
    const link = await stayLink.drawStayLink(secrets);
    const renewed = await write(async (context) => {
      const booking = await findBooking({ id: params.id }, context);
      if (booking.erasedAt) throw erased();
      await stayLink.renewStayLink(booking, link);
      return booking;
    });
    return ownerStay(renewed, deps, read);
  });

  mount(router, deps, settleStayRequest, async ({ params, write }) => {
    await write((context) => settle(params.id, context));
    return OK;
  });

  mount(router, deps, answerStayRequest, async ({ params, body, write }) => {
    await write((context) => answer(params.id, body.text, context));
    return OK;
  });

  mount(router, deps, getArrival, ({ read }) => settings.loadArrival(secrets, read));

  mount(router, deps, updateArrival, async ({ body, read, write }) => {
    const sealed = await settings.sealArrival(body, secrets);
    await write(async (context) => {
      await settings.updateArrival(body, sealed, context);
      // One scheduled mail links to these details.
      await replanScheduledMails(context);
    });
    return settings.loadArrival(secrets, read);
  });
}

function erased(): AppError {
  return conflict('erased', 'The guest’s data were erased, and with them the guest’s page.');
}

async function ownerStay(booking: Booking, deps: Deps, read: ReadContext): Promise<OwnerStay> {
  const { guestNames, arrivalTime, arrivalNote } = await loadStayDetails(booking.id, read);
  const { checkinTime } = await loadSettings(read);
  const requests = await openStayRequests(booking, read);
  return {
    linkUrl: await stayLink.knownStayLink(booking, deps),
    isErased: booking.erasedAt !== null,
    lastOpenDay: await settings.lastDayOfPage(booking, read),
    guestNames: guestNames.map(plainLine),
    arrivalTime,
    checkinTime,
    arrivalNote: arrivalNote && plainLine(arrivalNote),
    requests: requests.map((request) => presentAnswerableRequest(request, booking)),
    arrival: await arrivalForOwner(booking, deps.secrets, read),
  };
}
