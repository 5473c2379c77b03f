/** File name of the database, in `DATA_DIR` and in a backup. */
export const DATABASE_FILE = 'villa.sqlite';
/** Folder of conversations' files, in `DATA_DIR` and in a backup. */
export const ATTACHMENTS_FOLDER = 'attachments';
/** Prefix of the folder in `DATA_DIR` into which a backup is unpacked. */
export const RESTORE_UNDER_WAY = '.restore-';
