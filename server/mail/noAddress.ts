/** Placeholder in mails written to files while no mail server is set up. */
export const NO_ADDRESS = 'not-set-up@localhost';
