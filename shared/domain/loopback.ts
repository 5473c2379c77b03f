/** Names of a machine for itself, as a URL's `hostname` writes them. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
