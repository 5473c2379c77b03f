/** The simple page that tells of an error where a page was asked for; the server's own. */
export const errorPageEn = {
  'title.missing': 'Not found',
  'title.failed': 'This page cannot be shown just now',
  'title.refused': 'This did not work',
  'title.signIn': 'Please sign in',
  retry: 'Try again',
  home: 'Back to the home page',
  stay: 'Back to your booking',
  signIn: 'Sign in',
  'signIn.hint': 'This file is for the villa’s owner, and your session has ended.',
  'script.title': 'This page is not complete',
  'script.text': 'Its buttons and forms do not work yet.',
  'script.reload': 'Reload the page',
  'script.reach': 'Or reach us:',
  requestId: 'Request id: {id}',
} as const;
