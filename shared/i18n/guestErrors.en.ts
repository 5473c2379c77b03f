/**
 * What the API tells guests of errors, in English, by the error's code. Apart from the site's
 * texts: browsers get these with the answer, in the language of the page that asked.
 */
export const guestErrorsEn = {
  forbidden_origin:
    'This can be sent from {publicUrl} only. Please open that address and try again.',
  not_found: '{what} was not found. It may have been removed.',
  'not_found.address': 'This address',
  method_not_allowed: 'This address answers {allowed} only.',
  not_json: 'Please send JSON with the header Content-Type: application/json.',
  form_too_large:
    'This is more than can be sent at once, and nothing of it was stored. Please go back and write less.',
  no_form: 'Please go back and send the form of the page.',
  too_many_guests: 'The villa takes at most {maxGuests} guests. Please choose fewer.',
  'idempotency_conflict.enquiry':
    'This enquiry was already sent with other details. Please reload the page and send it again.',
  'idempotency_conflict.message':
    'This message was already sent with other words. Please reload the page and send it again.',
  price_changed:
    'The price has changed since you last saw it. Please check the new price and send again.',
  'rate_limited.calls':
    'Too many requests from your connection. Please try again in {minutes} {minutes|minute|minutes}.',
  unavailable:
    'The server could not finish this just now and nothing was stored. Please try again in a minute.',
  internal:
    'Something went wrong on our side. Please try again; if it stays, tell us the request id.',
} as const;
