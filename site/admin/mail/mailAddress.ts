/** Where mail is set up. */
export const MAIL_ADDRESS = '/admin/settings/mails#mail';
