import { guestErrors } from './en/server';

/**
 * What the API tells guests and the owner of errors, in English, by the error's code;
 * `server/errors.ts` fills it in.
 * Apart from the site's texts: browsers get these with the answer.
 */
export const errorsEn = {
  ...guestErrors,
  unauthenticated: 'Please sign in to continue.',
  invalid_credentials: 'Invalid username or password',
  invalid_code:
    'This code is not right, or was used before. Please wait for the next one and try again.',
  invalid_passkey: 'This passkey does not open this account. Please sign in another way.',
  'invalid_passkey.copied':
    'This passkey may have been copied: its counter went back. Please sign in another way, and remove it under Settings, Your account.',
  sign_in_expired: 'This sign-in took too long. Please begin again.',
  'unsupported.passkeys':
    'Passkeys need the site to have a name and https. Please use an authenticator app instead.',
  'unsupported.lastFactor':
    'Everybody needs a second step here, and this is your last one. Please set up another one first, or switch that rule off.',
  'unsupported.policy':
    'Please set up a second step for your own account first: otherwise you would be kept out yourself.',
  'password_reset.invalid':
    'This link was used before, or is older than an hour. Please ask for another one.',
  mail_port:
    'Mail servers use one of the ports {ports}. For another one, set MAIL_PORTS on the server.',
  password_change_required:
    'You must change your default password before accessing the admin panel.',
  forbidden_role:
    'Your account cannot do this. If you need it for your work, ask the owner to change your role.',
  second_factor_required:
    'This villa asks for a second step at sign-in. Please set one up under Settings, Your account.',
  fresh_sign_in_required: 'Please confirm that it is you, and try again.',
  'not_found.block': 'This block',
  'not_found.booking': 'This booking',
  'not_found.calendar': 'This calendar',
  'not_found.file': 'This file',
  'not_found.galleryImage': 'This gallery image',
  'not_found.image': 'This image',
  'not_found.invitation': 'This invitation',
  'not_found.mail': 'This mail',
  'not_found.message': 'This message',
  'not_found.payment': 'This payment',
  'not_found.receipt': 'This receipt',
  'not_found.offer': 'This offer',
  'not_found.review': 'This review',
  'not_found.pricePlan': 'The price plan',
  'not_found.priceTerms': 'The price terms',
  'not_found.priceOverride': 'This price override',
  'not_found.publication': 'This publication',
  'not_found.user': 'This user',
  'not_found.passkey': 'This passkey',
  'not_found.session': 'This session',
  'not_found.settings': 'The villa’s settings',
  invalid_invitation:
    'This invitation does not work any more: it can be used once, within 72 hours. Please ask the owner for a new one.',
  'stale.content':
    'This was changed in another window meanwhile. Please look at what stands there now and change it again.',
  same_in_every_language: 'This is the same in every language. Please change it in English.',
  unsafe_link:
    'The link to “{address}” leads nowhere. Links begin with https://, http://, mailto: or tel:',
  nights_held:
    'These nights are already taken: {nights}. Cancel the booking, withdraw the offer, delete the block or free them on the site that holds them, or choose other dates.',
  'owner_days.too_far_back':
    'The first day can be at most {months} {months|month|months} back. Please check the year.',
  'owner_days.too_far_ahead':
    'The first day can be at most {years} years ahead. Please check the year.',
  invalid_transition:
    'A {from} booking cannot become {to}. Please reload to see its present state.',
  'status.enquiry': 'enquiry',
  'status.pending': 'pending',
  'status.confirmed': 'confirmed',
  'status.cancelled': 'cancelled',
  image_in_use: 'This image is used {places}. Please remove it there first.',
  'quote.kept_free': 'Nights kept free between two stays: {nights}.',
  'quote.extra_gone': '“{name}” is no longer among the extras, so it is not in the price.',
  'quote.past': 'These dates begin in the past.',
  'offer.answer_by': 'The guest has to answer by the day of arrival, {day}.',
  'schedule.sum':
    'The parts add up to {sum}, and the booking is {total}. Please change a part; the security deposit does not count.',
  'payment.more_given_back.stay':
    'That would be {amount} more given back than was received for the stay. Please check the amounts.',
  'payment.more_given_back.security':
    'That would be {amount} more given back than was received as security deposit. Please check the amounts.',
  image_host_unavailable: 'The image host did not answer. Please try again in a minute.',
  'rate_limited.signIn':
    'Too many sign-in attempts. Please wait {minutes} {minutes|minute|minutes} and try again.',
  'rate_limited.resend':
    'This confirmation was sent as often as it can be within an hour. Please wait {minutes} {minutes|minute|minutes} and try again.',
  secrets_key_unusable:
    'The file “secrets-key” in the server’s data folder cannot be read or written. Please check its permissions and the free space on the disk, then try again. Nothing was stored.',
} as const;
