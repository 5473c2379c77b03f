/** The database's file name, in `DATA_DIR` and in a backup. */
export const DATABASE_FILE = 'villa.sqlite';
/** Files of conversations, in `DATA_DIR` and in a backup. */
export const ATTACHMENTS_FOLDER = 'attachments';
/** How the folder in `DATA_DIR` begins that a backup is unpacked into. */
export const RESTORE_UNDER_WAY = '.restore-';
