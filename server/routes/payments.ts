import type Router from '@koa/router';
import {
  createPayment,
  createReceipt,
  deletePayment,
  downloadReceipt,
  exportPayments,
  getBankDetails,
  getBookingPayments,
  getOpenPayments,
  getPaymentSettings,
  getRecordedPayments,
  updateBankDetails,
  updatePayment,
  updatePaymentSettings,
  updateSchedule,
  voidReceipt,
} from '@shared/contract/payments/paymentEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { idempotencyKey } from '../middleware/idempotencyKey';
import { redirectToLogin } from '../middleware/redirectToLogin';
import { fileTextsOfReader } from '../services/access/account';
import { replanScheduledMails } from '../services/mail/replanScheduledMails';
import { bankDetails } from '../services/payments/bankDetails';
import * as bankUpdate from '../services/payments/updateBankDetails';
import { loadOpenPayments } from '../services/payments/duePayments';
import { paymentsCsv } from '../services/payments/exportPayments';
import { loadStoredPayments, type StoredPayments } from '../services/payments/paymentSchedule';
import { paymentSettings } from '../services/payments/paymentSettings';
import * as payments from '../services/payments/ownerPayments';
import { presentBookingPayments } from '../services/payments/presentPayments';
import { loadRecordedPayments } from '../services/payments/recordedPayments';
import * as receipts from '../services/payments/receipts';
import type { WriteContext } from '../services/serviceContext';
import { findBooking } from '../services/findBooking';

export function mountPayments(router: Router, deps: Deps): void {
  /** Every change returns the booking's balance as of its own transaction. */
  const changed = (change: (context: WriteContext) => Promise<StoredPayments>) => {
    return async (context: WriteContext) => presentBookingPayments(await change(context), context);
  };

  mount(router, deps, getOpenPayments, ({ read }) => loadOpenPayments(read));

  mount(router, deps, getRecordedPayments, ({ query, read }) =>
    loadRecordedPayments(query.year ?? Number(read.today.slice(0, 4)), read),
  );

  mount(router, deps, getBookingPayments, async ({ params, read }) => {
    const booking = await findBooking({ id: params.id }, read);
    return presentBookingPayments(await loadStoredPayments(booking, read), read);
  });

  mount(router, deps, createPayment, async ({ params, body, ctx, write }) => {
    const key = idempotencyKey(ctx);
    return write(changed((context) => payments.recordPayment(params.id, body, key, context)));
  });

  mount(router, deps, updateSchedule, async ({ params, body, write }) =>
    write(changed((context) => payments.updateSchedule(params.id, body, context))),
  );

  mount(router, deps, updatePayment, async ({ params, body, write }) =>
    write(changed((context) => payments.updatePayment(params.id, body, context))),
  );

  mount(router, deps, deletePayment, async ({ params, query, write }) =>
    write(changed((context) => payments.removePayment(params.id, query.updatedAt, context))),
  );

  router.get(exportPayments.path, redirectToLogin);
  mount(router, deps, exportPayments, async ({ query, ctx, read, record }) => {
    await record('payments_exported');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`payments-${read.today}.csv`);
    return paymentsCsv(query, await fileTextsOfReader(read), read);
  });

  mount(router, deps, createReceipt, async ({ params, write }) =>
    write(changed((context) => receipts.issueReceipt(params.id, context))),
  );

  mount(router, deps, voidReceipt, async ({ params, body, write }) =>
    write(changed((context) => receipts.voidReceipt(params.id, body, context))),
  );

  router.get(downloadReceipt.path, redirectToLogin);
  mount(router, deps, downloadReceipt, async ({ params, ctx, read }) => {
    const paper = await receipts.loadReceipt(params.id, read);
    // Loaded on demand, to keep the server's start fast.
    const { receiptPdf } = await import('../services/payments/receiptPdf');
    ctx.type = 'application/pdf';
    ctx.attachment(`receipt-${paper.number}.pdf`);
    return receiptPdf(paper, read.now);
  });

  mount(router, deps, getBankDetails, ({ read }) => bankDetails.form(read));

  mount(router, deps, getPaymentSettings, ({ read }) => paymentSettings.form(read));

  mount(router, deps, updatePaymentSettings, ({ body: { updatedAt, ...settings }, write }) =>
    write(async (context) => {
      await paymentSettings.save(settings, updatedAt, context);
      await replanScheduledMails(context);
      return paymentSettings.form(context);
    }),
  );

  mount(router, deps, updateBankDetails, async ({ body, write }) => {
    const { ownerEmail } = await deps.mail.current();
    return write(async (context) => {
      await bankUpdate.updateBankDetails(body, ownerEmail, context);
      // Payment reminders depend on this setting.
      await replanScheduledMails(context);
      return bankDetails.form(context);
    });
  });
}
