/** Stands in a mail that is written to a file because no mail server is set up. */
export const NO_ADDRESS = 'not-set-up@localhost';
