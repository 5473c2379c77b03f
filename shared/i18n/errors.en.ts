/**
 * What the API tells guests of errors, in English, by the error's code; `server/errors.ts` fills it in.
 * Apart from the site's texts: browsers get these with the answer.
 */
export const errorsEn = {
  price_changed:
    'The price has changed since you last saw it. Please check the new price and send again.',
  'rate_limited.calls':
    'Too many requests from your connection. Please try again in {minutes} {minutes|minute|minutes}.',
  'rate_limited.signIn':
    'Too many sign-in attempts. Please wait {minutes} {minutes|minute|minutes} and try again.',
  unavailable:
    'The server could not finish this just now and nothing was stored. Please try again in a minute.',
  internal:
    'Something went wrong on our side. Please try again; if it stays, tell us the request id.',
} as const;
